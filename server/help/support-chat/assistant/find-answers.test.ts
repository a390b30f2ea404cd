import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { SURE_FIT } from '#domain/support/faq-search.ts';
import { findFaqAnswers, LIKELY_FIT } from './find-answers.ts';

const INTRODUCTION = [
  'Buongiorno, sono un affezionato lettore di Viterbo: da ragazzo compravo il quotidiano con mio nonno alla stazione,',
  'poi un nipote mi ha regalato un computer, e adesso lo sfoglio a colazione, davanti al caffè e ai biscotti, con soddisfazione.',
].join(' ');

const find = (message: string, earlier?: string) =>
  findFaqAnswers({
    brand: brandOf('MG'),
    message,
    earlierMessages: earlier === undefined ? [] : [{ role: 'user', content: earlier, details: null }],
    operatorsThere: true,
    answering: { operators: 'here', model: false },
  });

test.each([
  ['Come cambio la carta di credito?', 'cambiare-carta'],
  ['Non riesco a scaricare l’edizione di oggi.', 'scaricamento-non-riesce'],
  ['Vorrei disdire l’abbonamento, grazie.\nCordiali saluti', 'disattivare-rinnovo'],
])('HLP-09 a long introduction does not hide the question: “%s”', async (question, slug) => {
  const [best] = await find(`${INTRODUCTION} ${question}`);
  expect(best?.answer.slug).toBe(slug);
  expect(best?.fit).toBeGreaterThanOrEqual(SURE_FIT);
});

test.each([
  'Sono abbonato dal 2010. Che tempo fa domani a Roma?',
  'Il vostro giornale mi piace molto. Chi ha vinto la partita ieri sera?',
  INTRODUCTION,
])('HLP-09 a statement beside a question about something else is no question: “%s”', async (message) => {
  const [best] = await find(message);
  expect(best?.fit ?? 0).toBeLessThan(SURE_FIT);
});

test('HLP-09 words at the end of the longest message count', async () => {
  const message = `${'bla '.repeat(115)}cambiare carta di credito scaduta`;
  expect((await find(message)).map(({ answer }) => answer.slug)).toContain('cambiare-carta');
});

test('HLP-09 a message is searched for with the end of the long one before it', async () => {
  const [best] = await find('Scusate, è urgente', `${'bla '.repeat(60)}come cambio la carta di credito?`);
  expect(best?.answer.slug).toBe('cambiare-carta');
  expect(best?.fit).toBeGreaterThanOrEqual(LIKELY_FIT);
});
