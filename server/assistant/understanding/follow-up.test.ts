import { expect, test } from 'vitest';
import { kindOf } from './asked-kind.ts';
import { withoutAskingPhrases } from './asking-phrases.ts';
import {
  completeQuestion,
  contentWords,
  isFollowUpQuestion,
  isPartOfQuestion,
  withoutKindWords,
} from './follow-up.ts';

const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(' ');

test.each([
  ['Quali frane avete raccontato? fammi un elenco', 'Quali frane'],
  ['ponti crollati, mi fai una lista', 'ponti crollati'],
  ['Dammi l’elenco dei musei che riaprono', 'musei che riaprono'],
  ['Le mostre di cui avete scritto', 'Le mostre'],
  ['Com’è andata a finire la vertenza dei cantieri?', 'la vertenza dei cantieri'],
  ["Com'è finito il processo sul crollo?", 'il processo sul crollo'],
  ['Come si chiama adesso la Birmania?', 'la Birmania'],
  ['Ho bisogno di informazioni sulla diga', 'informazioni sulla diga'],
  ['Vorrei leggere qualcosa sulla diga', 'sulla diga'],
  ['Sto cercando articoli sulla diga', 'articoli sulla diga'],
  ['Mi interessa la diga', 'la diga'],
  ['Riassumi in 5 punti la diga', 'Riassumi la diga'],
  ['dammi 5 notizie sulla diga', 'dammi notizie sulla diga'],
  ['le 10 notizie', 'le notizie'],
  ['top 10 notizie', 'notizie'],
  // Questions that only look as if they contained an asking phrase.
  ['La lista civica ha vinto le elezioni', 'La lista civica ha vinto le elezioni'],
  ['Perché manca l’acqua in tre punti della città?', 'Perché manca l acqua in tre punti della città'],
  ['Chi ha vinto 7 titoli?', 'Chi ha vinto 7 titoli'],
  ['Chi ha bisogno di sangue?', 'Chi ha bisogno di sangue'],
  ['elenco telefonico addio', 'elenco telefonico addio'],
  ['Chi ha scritto l’articolo sul faro?', 'Chi ha scritto l articolo sul faro'],
  ['Come si chiamano i vincitori', 'i vincitori'],
])('RAG-07 without the phrases that only ask, %j is %j', (question, rest) => {
  expect(words(withoutAskingPhrases(question))).toBe(rest);
});

test('RAG-07 a request for a list at the end of a question is recognised', () => {
  expect(kindOf('attori premiati, fammi una lista')).toBe('list');
  expect(kindOf('Vorrei un elenco delle mostre')).toBe('list');
  expect(kindOf('La lista civica di Bari')).not.toBe('list');
  expect(withoutKindWords('attori premiati, fammi una lista')).toBe('attori premiati');
});

test.each([
  [['Quante vasche sono previste a Velletri?', 'E a Modena?'], 'Quante vasche sono previste a Modena?'],
  [
    ['Quante vasche sono previste a Velletri?', 'E quanto costano?'],
    'Quante vasche sono previste a Velletri?',
  ],
  [['notizie sul porto di Pesaro', 'e di Ancona?'], 'notizie sul porto di Ancona'],
  [['Chi è il sindaco di Bari?', 'e quello di Lecce?'], 'Chi è il sindaco di Lecce?'],
  [['Che cosa prevede la manovra?', 'E per le famiglie?'], 'Che cosa prevede la manovra? famiglie'],
  [['Ci sono scioperi dei treni?', 'E degli aerei?'], 'Ci sono scioperi dei treni? aerei'],
  [['Quando riapre il museo di Ferrara?', 'in che anno?'], 'Quando riapre il museo di Ferrara?'],
  [
    ['Quando riapre il museo di Ferrara?', 'Chi l’ha scritto?', 'Riassumi in tre punti'],
    'Quando riapre il museo di Ferrara?',
  ],
  [['parlami del faro di Punta Secca', 'dimmi di più'], 'parlami del faro di Punta Secca'],
  [['Chi ha vinto in Emilia-Romagna?', 'E in Sardegna?'], 'Chi ha vinto in Sardegna?'],
  [['Chi governa in Trentino-Alto Adige?', 'e in Molise?'], 'Chi governa in Molise?'],
  [['Quando si gioca Roma-Lazio?', 'e Inter-Milan?'], 'Quando si gioca Inter-Milan?'],
  [['Com’è finita Roma-Lazio?', 'e Inter-Milan?'], 'Inter-Milan?'],
  [['Quando gioca la Roma?', 'e la Lazio?'], 'Quando gioca la Lazio?'],
  [['Quando gioca la Roma?', 'e l’Inter?'], 'Quando gioca la Inter?'],
  [['Chi è il sindaco di Roma?', 'e il Papa?'], 'Chi è il sindaco di Roma? Papa'],
  [['Chi ha vinto le elezioni in Umbria?', 'e in sardegna?'], 'Chi ha vinto le elezioni in sardegna?'],
  [['chi è il sindaco di bari', 'e di lecce?'], 'chi è il sindaco di lecce'],
  [['chi è il sindaco di bari', 'e a lecce?'], 'chi è il sindaco di lecce'],
  [['quali treni vanno in umbria?', 'e in inverno?'], 'quali treni vanno in umbria? inverno'],
  [['quanto costa il museo', 'e a lecce?'], 'quanto costa il museo lecce'],
  [['Chi è Anna Rossi?', 'allora parlami di Verdi'], 'allora parlami di Verdi'],
  [['Chi è Anna Rossi?', 'e poi raccontami di Verdi'], 'e poi raccontami di Verdi'],
  [['Chi è Anna Rossi?', 'e parlami del suo viaggio a Vienna'], 'Chi è Anna Rossi? viaggio Vienna'],
  // A question about another subject does not take the topic.
  [['Chi ha vinto il palio?', 'Quali mostre ci sono a Roma?'], 'Quali mostre ci sono a Roma?'],
])('RAG-07 the last question of %j is completed from the earlier ones', (questions, whole) => {
  expect(completeQuestion(questions.at(-1) ?? '', questions.slice(0, -1))).toBe(whole);
});

test.each([
  ['Chi l’ha scritto?', true],
  ['E per le famiglie?', true],
  ['Riassumi in tre punti', true],
  ['Quanto costa?', true],
  ['Quanto costa la tessera del museo?', false],
  ['sciopero dei treni', false],
  ['Emergenza idrica in Puglia', false],
])('RAG-07 whether %j is a follow-up is %o', (question, goes) => {
  expect(isFollowUpQuestion(question)).toBe(goes);
});

test('RAG-07 the words for the subject are separated from the words that only ask', () => {
  expect(contentWords('Chi ha scritto l’articolo sul faro?')).toEqual(['faro']);
  expect(contentWords('Riassumi in tre punti')).toEqual([]);
  expect(contentWords('Quanto costa il biglietto?')).toEqual(['biglietto']);
});

test.each([
  'Fammi un riassunto della diga',
  'Fammi una sintesi della diga',
  'fammi sapere della diga',
  'puoi farmi un riassunto della diga?',
  'Ditemi della diga',
  'Spiegatemi la diga',
  'Cerco notizie sulla diga',
  'sto cercando articoli sulla diga',
  'Mi interessa la diga',
  'Ho bisogno di informazioni sulla diga',
  'Potete dirmi cosa prevede la diga?',
  'Vorrei leggere qualcosa sulla diga',
  'Riassumi in 5 punti la diga',
  'dimmi in 3 righe della diga',
  'mi dici della diga?',
  'quand’è la diga?',
])('RAG-07 the only subject of «%s» is one noun', (question) => {
  expect(contentWords(question)).toEqual(['diga']);
});

test.each([
  ['E per la difesa?', true],
  ['e nel Lazio?', true],
  ['Ma con i treni?', true],
  ['e nell’Appennino?', true],
  ['E col treno?', true],
  ['E senza biglietto?', true],
  ['E agli studenti fuori sede?', true],
  ['e dagli Stati Uniti?', true],
  ['E per la sanità il governo ha stanziato altri fondi?', false],
  ['E il terremoto in Umbria?', false],
  ['E in che anno è nato?', false],
  ['Per la difesa quanto si spende?', false],
])('RAG-07 whether %j is only a part of a question is %s', (question, isPart) => {
  expect(isPartOfQuestion(question)).toBe(isPart);
});
