import { expect, test } from 'vitest';
import { withWords } from '#domain/mark-words.ts';
import { markNamesByUse } from './names-by-use.ts';
import type { QuestionTerm } from './question-terms.ts';

const term = (folded: string, mayBeName = true): QuestionTerm => ({
  typed: folded,
  folded,
  lexeme: folded,
  condition: `'${folded}'`,
  share: 0.01,
  weight: 4,
  synonyms: [],
  hasOffice: false,
  followsPrevious: false,
  isName: false,
  mayBeName,
  askedVerb: null,
  isEssential: false,
  isRequired: false,
  namesSubject: true,
});
const namesAmong = (terms: QuestionTerm[], texts: string[]) =>
  markNamesByUse(terms, texts.map(withWords)).flatMap(({ folded, isName }) => (isName ? [folded] : []));

test('RAG-07 words of a question without capital letters are names if the articles capitalise them', () => {
  const texts = [
    'Sindaco a Rieti per la terza volta',
    'Elezioni, a Rieti vince chi ha perso. Elezioni che la sindaca voleva, dice il sindaco uscente.',
  ];
  expect(
    namesAmong(
      ['rieti', 'sindaco', 'elezioni'].map((word) => term(word)),
      texts,
    ),
  ).toEqual(['rieti']);
});

test('RAG-07 words in capitals are abbreviations, and the first word of a sentence is not counted', () => {
  expect(namesAmong([term('usa')], ['Il dollaro negli USA, e negli USA il petrolio.'])).toEqual([]);
  expect(namesAmong([term('gatti')], ['Gatti al sole. «Gatti!», grida la zia.'])).toEqual([]);
});

test('RAG-07 in a question that capitalises its names, other words do not become names', () => {
  expect(namesAmong([term('rieti', false)], ['Si vota a Rieti, a Rieti si vota.'])).toEqual([]);
});
