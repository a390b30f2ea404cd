import { expect, test } from 'vitest';
import { countsAsked, givesPriceAsPercentage } from './amounts.ts';

test.each([
  ['Quante barche ha il porto?', 'Nel porto ci sono trenta barche.', true],
  ['Quante barche ha il porto?', 'Di barche se ne contano 30.', true],
  ['Quante barche ha il porto?', 'Il porto, con le barche dei pescatori, costò allo Stato 3 milioni.', false],
  ['Quante barche ha il porto?', 'Nel porto ci sono 30 pontili.', false],
  ['Quanti residenti ha il borgo?', 'Il borgo ha 1.200 abitanti.', true],
  ['Quante persone lavorano al porto?', 'Al porto lavorano 300 operai.', true],
  ['Quanti hanno votato?', 'Il sì ha avuto 300 voti.', true],
  ['Quanto costa la barca?', 'Si paga 300 euro.', true],
])('RAG-07 for %j, whether «%s» counts what is asked for is %s', (question, text, counts) => {
  expect(countsAsked(text, question)).toBe(counts);
});

test('RAG-07 a percentage answers a question for the price of a loan if there is no sum', () => {
  expect(givesPriceAsPercentage('Per il prestito si paga il 4 per cento.', 'Quanto costa il prestito?')).toBe(
    true,
  );
  expect(givesPriceAsPercentage('Il prestito dura 4 anni.', 'Quanto costa il prestito?')).toBe(false);
  expect(givesPriceAsPercentage('I soci sono cresciuti del 4%.', 'Quanti sono i soci?')).toBe(false);
});
