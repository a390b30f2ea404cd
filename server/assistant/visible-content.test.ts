import { expect, test } from 'vitest';
import {
  type CitedPassage,
  escapeWords,
  plainAnswer,
  readAnswer,
  relatedIdsOf,
  writeCitation,
  writeEnd,
  writeError,
  writeStart,
} from '#domain/chatbot/answer-text.ts';
import { visibleContent } from './visible-content.ts';

const source = (articleId: number, place = 1) => ({
  articleId,
  place,
  text: `Brano ${articleId}`,
  title: `Titolo ${articleId}`,
  kicker: null,
  byline: null,
  newspaper: 'Il Messaggero',
  edition: 'Roma',
  day: '2025-04-03',
  page: 2,
  section: 'Cronaca',
  address: `/articolo/${articleId}#passo-${place}`,
});

const SOURCES = [source(7), source(8), source(9)];
const START = writeStart({ chatId: 1, messageId: 2, title: 'Vasche', sources: SOURCES });
const END = writeEnd({
  found: true,
  extractedData: {
    'articolo-7': { value: '/articolo/7', type: 'internal' },
    'articolo-8': { value: '/articolo/8', type: 'internal' },
    ricerca: { value: '/ricerca/vasche', type: 'internal' },
  },
  followUps: ['Che cosa si è scritto di Velletri?'],
});
const cite = (articleId: number) => writeCitation({ articleId, place: 1 });

const QUOTED = `${START}${escapeWords('Ecco che cosa ne hanno scritto i nostri articoli:\n\n- **Titolo 7** «Brano 7» ')}${cite(7)}${escapeWords(
  '\n- **Titolo 8** «Brano 8» ',
)}${cite(8)}${escapeWords('\n- **Titolo 9** «Brano 9» ')}${cite(9)}${END}`;
const WORDED = `${START}${escapeWords('Sono sette ')}${cite(7)}${escapeWords('. Sono otto ')}${cite(8)}${escapeWords(
  '. E non si sa altro.',
)}${END}`;

const PARTLY =
  'Una parte della risposta è stata tolta: l’articolo da cui veniva è stato corretto o non è più disponibile.';
const GONE =
  'Questa risposta non si può più leggere: gli articoli da cui veniva sono stati corretti o non sono più disponibili.';

const without =
  (...gone: number[]) =>
  (one: CitedPassage) =>
    gone.includes(one.articleId) ? null : one;

/** Gives an article another headline and address. */
const renamed = (id: number, title: string) => (one: CitedPassage) =>
  one.articleId === id ? { ...one, title, address: `/articolo/${id}/nuovo#passo-1` } : one;

test('RAG-06 an answer whose passages are all still there is shown as it was streamed', () => {
  for (const content of [QUOTED, WORDED, 'Sono quaranta', `${START}${writeError('ERR_GENERIC')}`])
    expect(visibleContent(content, (one) => one)).toBe(content);
});

test.each([
  ['the first', 7, `- **Titolo 8** «Brano 8» \n- **Titolo 9** «Brano 9» \n\n${PARTLY}`],
  [
    'one between others',
    8,
    `Ecco che cosa ne hanno scritto i nostri articoli:\n\n- **Titolo 7** «Brano 7» \n- **Titolo 9** «Brano 9» \n\n${PARTLY}`,
  ],
  [
    'the last',
    9,
    `Ecco che cosa ne hanno scritto i nostri articoli:\n\n- **Titolo 7** «Brano 7» \n- **Titolo 8** «Brano 8» \n\n${PARTLY}`,
  ],
])('NWS-05 a quoting answer loses %s passage together with its words', (_which, gone, words) => {
  const content = visibleContent(QUOTED, without(gone));
  const answer = readAnswer(content);
  expect(plainAnswer(answer)).toBe(words);
  expect(content).not.toContain(`Titolo ${gone}`);
  expect(content).not.toContain(`Brano ${gone}`);
  expect(answer.start?.sources.map(({ articleId }) => articleId)).toEqual(
    [7, 8, 9].filter((id) => id !== gone),
  );
  expect(relatedIdsOf(answer)).toEqual([7, 8, 9].filter((id) => id !== gone));
});

test('NWS-05 links to a removed article are removed, and so are the follow-up questions', () => {
  const { end } = readAnswer(visibleContent(QUOTED, without(8)));
  expect(end).toEqual({
    found: true,
    extractedData: {
      'articolo-7': { value: '/articolo/7', type: 'internal' },
      ricerca: { value: '/ricerca/vasche', type: 'internal' },
    },
    followUps: [],
  });
});

test('NWS-05 an answer worded by a model loses the sentences of removed passages and those without a source', () => {
  const read = (...gone: number[]) => plainAnswer(readAnswer(visibleContent(WORDED, without(...gone))));
  expect(read(7)).toBe(`Sono otto \n\n${PARTLY}`);
  expect(read(8)).toBe(`Sono sette \n\n${PARTLY}`);
  // The answer was also made of a passage that it does not cite.
  expect(read(9)).toBe(`Sono sette . Sono otto \n\n${PARTLY}`);
  expect(read(7, 8, 9)).toBe(GONE);
});

test('NWS-05 a sentence with two citations needs both passages', () => {
  const both = `${START}${escapeWords('Sono tante ')}${cite(7)}${cite(8)}${escapeWords(' e belle ')}${cite(7)}${END}`;
  expect(plainAnswer(readAnswer(visibleContent(both, without(8))))).toBe(`e belle \n\n${PARTLY}`);
});

test('NWS-05 words that cite an unknown passage are removed, and a failed answer stays marked as failed', () => {
  const content = `${START}${escapeWords('Sono cento ')}${cite(5)}${writeError('ERR_ANSWER_FAILED')}`;
  const answer = readAnswer(visibleContent(content, (one) => one));
  expect([plainAnswer(answer), answer.error, relatedIdsOf(answer)]).toEqual([GONE, 'ERR_ANSWER_FAILED', []]);
});

test('RAG-06 an answer whose words all have a source loses none for a removed passage that it does not cite', () => {
  const one = `${START}${escapeWords('Sono sette ')}${cite(7)}${END}`;
  const answer = readAnswer(visibleContent(one, without(9)));
  expect(plainAnswer(answer)).toBe('Sono sette');
  expect(answer.start?.sources.map(({ articleId }) => articleId)).toEqual([7, 8]);
});

test.each([
  ['a sentence', 'Segreto del due. Dice l’uno', `Dice l’uno\n\n${PARTLY}`],
  ['a line', 'Segreto del due\nDice l’uno', `Dice l’uno\n\n${PARTLY}`],
  ['what may be an abbreviation', 'Segreto del sig. Rossi', GONE],
  ['a quotation that is none of the source’s', '«Segreto. Del due» dice l’uno', GONE],
  ['one sentence alone', 'Dice l’uno', 'Dice l’uno'],
])('NWS-05 if another source is removed, only the last sentence before a citation is kept: %s', (_what, said, left) => {
  const content = `${START}${escapeWords(said)}${cite(7)}${END}`;
  expect(plainAnswer(readAnswer(visibleContent(content, without(8))))).toBe(left);
});

test.each([
  ['another headline', 'Acque a Velletri'],
  ['one with signs of the format', '*Acque* «chiare» $& di Velletri'],
])('NWS-05 quotations from an article with %s are kept under the new headline', (_which, title) => {
  const answer = readAnswer(visibleContent(QUOTED, renamed(8, title)));
  const plain = title.replaceAll('*', '').replace('«', '“').replace('»', '”');
  expect(plainAnswer(answer)).toBe(
    `Ecco che cosa ne hanno scritto i nostri articoli:\n\n- **Titolo 7** «Brano 7» \n- **${plain}** «Brano 8» \n- **Titolo 9** «Brano 9»`,
  );
  expect(answer.start?.sources.map((one) => one.title)).toEqual(['Titolo 7', title, 'Titolo 9']);
  expect(answer.end?.followUps).toHaveLength(1);
});

test('NWS-05 an answer links to the present address of an article', () => {
  const linked = QUOTED.replace('"/articolo/8"', '"/articolo/8#passo-1"');
  expect(readAnswer(visibleContent(linked, renamed(8, 'Acque'))).end?.extractedData).toEqual({
    'articolo-7': { value: '/articolo/7', type: 'internal' },
    'articolo-8': { value: '/articolo/8/nuovo#passo-1', type: 'internal' },
    ricerca: { value: '/ricerca/vasche', type: 'internal' },
  });
});

test('NWS-05 kicker and byline of a source are updated without removing words', () => {
  const today = (one: CitedPassage) => ({ ...one, kicker: 'Errata', byline: 'di Ada' });
  const answer = readAnswer(visibleContent(WORDED, today));
  expect(answer.parts).toEqual(readAnswer(WORDED).parts);
  expect(answer.start?.sources[0]).toMatchObject({ kicker: 'Errata', byline: 'di Ada' });
});

test('NWS-05 words of a model that may repeat a corrected headline are removed, quotations are kept', () => {
  expect(plainAnswer(readAnswer(visibleContent(WORDED, renamed(7, 'Altro'))))).toBe(
    `Sono otto \n\n${PARTLY}`,
  );
  const read = (words: string) =>
    plainAnswer(
      readAnswer(visibleContent(`${START}${escapeWords(words)}${cite(8)}${END}`, renamed(7, 'Altro'))),
    );
  expect(read('Come dice «titolo 7», sono otto ')).toBe(GONE);
  expect(read('Sono otto ')).toBe('Sono otto');
  expect(plainAnswer(readAnswer(visibleContent(`${START}«Brano 7» ${cite(7)}`, renamed(7, 'Altro'))))).toBe(
    '«Brano 7»',
  );
});

test('NWS-05 a passage with quotation marks inside stays whole when another one is removed', () => {
  const text = 'Dice «mai». Poi «forse». E va';
  const sources = [{ ...source(7), text }, source(8)];
  const content = `${writeStart({ chatId: 1, messageId: 2, title: 'Vasche', sources })}- **Titolo 7** «${text}» ${cite(7)}\n- **Titolo 8** «Brano 8» ${cite(8)}${END}`;
  expect(plainAnswer(readAnswer(visibleContent(content, without(8))))).toBe(
    `- **Titolo 7** «${text}» \n\n${PARTLY}`,
  );
});

test.each([
  ['a summary', 'Che cosa dice **Titolo 7**:\n\n- «Brano 7» ', 'Che cosa dice **Nuovo**:\n\n- «Brano 7» '],
  ['a short answer', 'In breve: «Brano» ', 'In breve: «Brano» '],
  [
    'the day’s news',
    'Le notizie principali di oggi, giovedì 3 aprile 2025:\n\n- **Titolo 7** «Brano 7» ',
    'Le notizie principali di oggi, giovedì 3 aprile 2025:\n\n- **Nuovo** «Brano 7» ',
  ],
  [
    'what was written before',
    'Di quel periodo («ieri») non ho trovato articoli. Ecco che cosa si è scritto prima.\n\nNe ha scritto un nostro articolo:\n\n- **Titolo 7** «Brano 7» ',
    'Di quel periodo («ieri») non ho trovato articoli. Ecco che cosa si è scritto prima.\n\nNe ha scritto un nostro articolo:\n\n- **Nuovo** «Brano 7» ',
  ],
])('RAG-06 %s loses nothing when a headline is corrected', (_, said, today) => {
  const content = visibleContent(`${START}${escapeWords(said)}${cite(7)}${END}`, renamed(7, 'Nuovo'));
  expect(plainAnswer(readAnswer(content))).toBe(today.trim());
});
