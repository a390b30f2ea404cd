import { beforeAll, describe, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { createFaqSearch, type FaqSearch, MAX_TYPED_LENGTH } from '#domain/support/faq-search.ts';
import { faqOf } from './faq-of.ts';

let search: FaqSearch;

beforeAll(async () => {
  search = createFaqSearch(await faqOf(brandOf('MG'), { operators: 'here', model: false }), MAX_TYPED_LENGTH);
});

const slugs = (query: string) => search(query).map(({ answer }) => answer.slug);

describe('HLP-01 the search of the FAQ', () => {
  test.each([
    ['ho dimenticato la pasword', 'password-dimenticata'],
    ['PASSWORD DIMENTICATA!!!', 'password-dimenticata'],
    ['non mi arriva la niusletter', 'newsletter-non-arrivata'],
    ['newsleter non arrivata', 'newsletter-non-arrivata'],
    ['come cambio la carta di credito', 'cambiare-carta'],
    ['voglio disdire l’abbonamento', 'disattivare-rinnovo'],
    ['disdico l’abbonamento', 'disattivare-rinnovo'],
    ['ho disdetto ma mi avete addebitato', 'doppio-pagamento'],
    ['come spengo le notifiche', 'attivare-notifiche'],
    ['dove scelgo gli argomenti', 'seguire-argomenti'],
    ['tolgo una persona dal piano famiglia', 'togliere-posto'],
    ['vorrei disiscrivermi', 'disiscriversi-newsletter'],
    ['rimborsatemi', 'quando-rimborso'],
    ['Ho pagato ieri ma il giornale mi dice ancora che non ho un abbonamento', 'pagato-ma-non-attivo'],
    ['come leggo il giornale senza internet', 'leggere-senza-rete'],
    ['leggere in metropolitana offline', 'leggere-senza-rete'],
    ['quanti dispositivi posso usare', 'limite-dispositivi'],
    ['non ho ricevuto la fattura', 'trovare-fatture'],
    ['codice promozionale', 'codice-promozionale'],
    ['come elimino il mio account', 'cancellare-account'],
    ['Quanto costa l’abbonamento annuale?', 'mensile-o-annuale'],
    ['perche non posso cambiare email', 'cambiare-email'],
    ['ricevere notifiche solo di calcio', 'seguire-argomenti'],
    ['vorrei parlare con una persona', 'parlare-con-una-persona'],
    ['abbonamento per la mia azienda', 'registrare-azienda'],
    ['regalare un abbonamento', 'regalare-abbonamento'],
    ['archivio storico del 1950', 'archivio-storico-sito'],
    ['come installo l’app su iphone', 'installare-iphone'],
    ['fattura', 'trovare-fatture'],
    ['ho un codice regalo', 'codice-promozionale'],
    ['come mi tolgo dalla newsletter', 'disiscriversi-newsletter'],
    ['posso mandare un articolo a un amico', 'stampare-e-condividere'],
    ['come disattivo le notifiche', 'attivare-notifiche'],
    ['il giornale di oggi non c’è', 'edizione-mancante'],
    ['mi hanno hackerato l’account', 'account-violato'],
    ['qualcuno è entrato nel mio profilo', 'account-violato'],
    ['come esco', 'uscire'],
    ['logout', 'uscire'],
    ['elimina profilo', 'cancellare-account'],
    ['testo troppo piccolo', 'testo-e-colori'],
    ['modalità scura', 'testo-e-colori'],
    ['numero verde', 'contattarci'],
    ['vorrei cambiare cognome', 'cambiare-email'],
    ['posso avere la copia cartacea', 'giornale-di-carta'],
    ['il postino non porta il giornale', 'giornale-di-carta'],
    ['consegna a domicilio', 'giornale-di-carta'],
    ['vorrei mettere un annuncio', 'annunci-e-necrologi'],
    ['inserzione pubblicitaria', 'annunci-e-necrologi'],
  ])('understands "%s"', (query, slug) => {
    expect(slugs(query).slice(0, 3)).toContain(slug);
  });

  test.each([
    ['La app non mi fa scaricare il giornale', 'scaricamento-non-riesce'],
    ['non riesco a scaricare il giornale sul telefono', 'scaricamento-non-riesce'],
    ['il download si è bloccato', 'scaricamento-non-riesce'],
    ['la app si chiude da sola', 'app-bloccata'],
    ['la pagina resta bianca', 'app-bloccata'],
    ['non vedo le immagini', 'app-bloccata'],
    ['le notifiche non arrivano', 'notifiche-non-arrivano'],
    ['non ricevo le notifiche', 'notifiche-non-arrivano'],
    ['mi avete addebitato due volte', 'doppio-pagamento'],
    ['il pagamento è stato rifiutato', 'pagamento-rifiutato'],
  ])('finds the help first for a problem: "%s"', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  });

  test.each([
    ['PÀSWORD dimenticatta', 'password-dimenticata'],
    ['pasword', 'password-dimenticata'],
  ])('finds a frequent question first in spite of typing errors: "%s"', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  });

  test.each([
    'come disdico',
    'posso disdire',
    'disdetta',
  ])('finds first how to turn off renewal: "%s"', (query) => {
    expect(slugs(query)[0]).toBe('disattivare-rinnovo');
  });

  test.each([
    ['come scarico un’edizione', 'scaricare-edizione'],
    ['c’è la app negli store?', 'app-negli-store'],
  ])('does not take a question for a problem: "%s"', (query, slug) => {
    expect(slugs(query)[0]).toBe(slug);
  });

  test('ignores accents and capitals', () => {
    expect(slugs('perché la novità è già PAGATA')).toEqual(slugs('perche la novita e gia pagata'));
  });

  test.each([
    '',
    '   ',
    'che cosa è',
    'qwertyuiop asdfghjkl',
    '🙂🙂🙂',
  ])('finds nothing for "%s"', (query) => {
    expect(slugs(query)).toEqual([]);
  });

  test.each([
    'che tempo fa domani a Roma',
    'chi ha vinto la partita ieri sera',
    'ricetta della carbonara',
    'scrivi una poesia sul mare',
    'perché il cielo è blu',
  ])('is not sure of any answer for "%s"', (query) => {
    for (const { fit, answer } of search(query)) expect(fit, answer.slug).toBeLessThan(0.6);
  });
});

test('HLP-01 only the beginning of a very long query is searched for', () => {
  const asked = 'Come cambio la carta di credito?';
  expect(slugs(asked.padEnd(200) + 'newsletter '.repeat(100_000))).toEqual(slugs(asked));
});
