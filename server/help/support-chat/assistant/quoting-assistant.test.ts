import { expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { faqOf } from '../../pages/faq-of.ts';
import { chatStrings as strings } from '../strings.ts';
import { quotingAssistant } from './quoting-assistant.ts';

const ANSWERING = { operators: 'here', model: false } as const;

const ask = (message: string, { paper = 'MG', earlier }: { paper?: 'MG' | 'LG'; earlier?: string } = {}) =>
  quotingAssistant.answer({
    brand: brandOf(paper),
    message,
    earlierMessages: earlier === undefined ? [] : [{ role: 'user', content: earlier, details: null }],
    operatorsThere: true,
    answering: ANSWERING,
  });

/** The answer that was given, or null if the assistant was not sure. */
async function givenAnswer(...asked: Parameters<typeof ask>): Promise<string | null> {
  const { details } = await ask(...asked);
  return details.knows ? (details.sources?.[0]?.slug ?? '') : null;
}

const offeredAnswers = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).details.sources?.map(({ slug }) => slug);

test.each([
  ['voglio cancellarmi dalla newsletter', 'disiscriversi-newsletter'],
  ['vorrei cancellare l’iscrizione alla newsletter', 'disiscriversi-newsletter'],
  ['eliminare la newsletter', 'disiscriversi-newsletter'],
  ['non voglio piu la newsletter', 'disiscriversi-newsletter'],
  ['non voglio più ricevere la newsletter', 'disiscriversi-newsletter'],
  ['come faccio a non ricevere più la newsletter', 'disiscriversi-newsletter'],
  ['non voglio più notifiche', 'attivare-notifiche'],
  ['elimina abbonamento', 'disattivare-rinnovo'],
  ['eliminare l’abbonamento', 'disattivare-rinnovo'],
  ['togliere l’abbonamento', 'disattivare-rinnovo'],
  ['non voglio piu essere abbonato', 'disattivare-rinnovo'],
  ['fermare il rinnovo', 'disattivare-rinnovo'],
  ['posso bloccare il rinnovo automatico?', 'disattivare-rinnovo'],
  ['non mi interessa più il giornale, come fermo l’abbonamento', 'disattivare-rinnovo'],
  ['come disdico', 'disattivare-rinnovo'],
  ['come cancello l’account', 'cancellare-account'],
])('HLP-09 who wants to end something is told how: “%s”', async (message, slug) => {
  expect(await givenAnswer(message)).toBe(slug);
});

test.each([
  ['dove trovo il giornale di ieri', 'trovare-un-giorno'],
  ['non trovo il giornale di oggi', 'edizione-mancante'],
  ['il giornale di oggi non c’è', 'edizione-mancante'],
  ['come cerco un articolo', 'cercare-in-archivio'],
  ['cerco un articolo del 2019', 'cercare-in-archivio'],
  ['mi serve la ricevuta', 'trovare-fatture'],
  ['dove trovo le fatture?', 'trovare-fatture'],
])('HLP-09 weak words decide only together: “%s”', async (message, slug) => {
  expect(await givenAnswer(message)).toBe(slug);
});

test.each([
  ['ricevuta', 'trovare-fatture'],
  ['non ho ricevuto la fattura', 'trovare-fatture'],
  ['la newsletter non l’ho ricevuta', 'newsletter-non-arrivata'],
  ['posso leggere anche Il Mattino?', 'altri-giornali-del-gruppo'],
  ['posso leggere anche il mattino?', 'altri-giornali-del-gruppo'],
  ['Posso leggere anche Leggo?', 'altri-giornali-del-gruppo'],
  ['posso leggere anche leggo?', 'altri-giornali-del-gruppo'],
  ['il mio abbonamento vale per Il Gazzettino?', 'altri-giornali-del-gruppo'],
  ['a che ora esce la mattina', 'a-che-ora-esce'],
  ['come stampo un articolo', 'stampare-e-condividere'],
  ['ente pubblico', 'registrare-azienda'],
  ['3d secure', 'pagamento-rifiutato'],
])('HLP-09 words written alike are told apart: “%s”', async (message, slug) => {
  expect(await givenAnswer(message)).toBe(slug);
});

test('HLP-09 readers of Leggo find the answer about the other papers too', async () => {
  expect(await givenAnswer('posso leggere anche Il Messaggero?', { paper: 'LG' })).toBe(
    'altri-giornali-del-gruppo',
  );
});

test.each([
  ['come cambio edizione', 'cambiare-edizione-locale'],
  ['voglio cambiare l’edizione', 'cambiare-edizione-locale'],
  ['scrivere alla redazione', 'contattarci'],
  ['come tolgo un dispositivo', 'limite-dispositivi'],
  ['rimuovere un dispositivo', 'limite-dispositivi'],
  ['cancellare i giornali scaricati', 'spazio-e-conservazione'],
  ['come scarico un’edizione', 'scaricare-edizione'],
  ['ho disdetto ma mi arriva ancora l’addebito', 'doppio-pagamento'],
  ['errore 500', 'app-bloccata'],
  ['errore 404', 'app-bloccata'],
  ['come cambio password', 'cambiare-password'],
  ['Come cambio la carta di credito?', 'cambiare-carta'],
])('HLP-09 the subject counts more than the text of an answer: “%s”', async (message, slug) => {
  expect(await givenAnswer(message)).toBe(slug);
});

test.each([
  ['voglio ricevere il giornale a casa', 'giornale-di-carta'],
  ['il giornale di carta non è arrivato', 'giornale-di-carta'],
  ['il giornale non mi arriva più a casa', 'giornale-di-carta'],
  ['vorrei il giornale cartaceo', 'giornale-di-carta'],
  ['consegna a domicilio', 'giornale-di-carta'],
  ['pubblicare un necrologio', 'annunci-e-necrologi'],
  ['come pubblico un necrologio', 'annunci-e-necrologi'],
])('HLP-09 questions about the printed paper have an answer: “%s”', async (message, slug) => {
  expect(await givenAnswer(message)).toBe(slug);
});

test.each([
  'non si vede niente',
  'non vedo niente',
  'non funziona',
  'mi serve aiuto',
  'che tempo fa',
  'tempo',
  'come leggo',
  'come leggo Il Messaggero',
  'mi piace leggere',
  'mi trovo male',
  'posso parlare con lei?',
  'voglio fare pubblicità',
  'perché vedo pubblicità se sono abbonato',
  'abbonamento',
  'errore',
  'il giornale',
  'gdpr',
  'il vostro sito è bello',
  'come si chiama il direttore',
  'quanti anni ha il papa',
  'dimmi una barzelletta',
  'grazie, ma non funziona',
])('HLP-09 the assistant is not sure what is meant by “%s”', async (message) => {
  expect(await givenAnswer(message)).toBeNull();
});

test.each([
  ['gdpr', ['copia-dei-dati', 'cancellare-account']],
  ['fattura', ['trovare-fatture']],
])('HLP-09 the answers that fit “%s” equally are offered', async (message, slugs) => {
  expect((await ask(message)).content).toBe(strings.unsure);
  expect(await offeredAnswers(message)).toEqual(expect.arrayContaining(slugs));
});

test('HLP-09 an answer is given to its own question', async () => {
  const categories = await faqOf(brandOf('MG'), ANSWERING);
  // Who asks for a person is handed over, and not told how to ask for one.
  const answers = categories
    .flatMap((category) => category.answers)
    .filter(({ slug }) => slug !== 'parlare-con-una-persona');
  const given = await Promise.all(answers.map(({ question }) => givenAnswer(question)));
  expect(given).toEqual(answers.map(({ slug }) => slug));
});

test('HLP-09 a clear word that fits several answers is not taken for more about the message before', async () => {
  const earlier = 'come cambio la carta di credito scaduta?';
  expect(await offeredAnswers('fattura', { earlier })).not.toContain('cambiare-carta');
});
