import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { GOOD_CARD } from '../checkout-fixture.ts';
import { HOST } from '../newsstand-app.ts';
import { ninjs } from '../ninjs-fixture.ts';
import { openBrowser, type ReaderBrowser } from '../sign-in-calls.ts';
import { accountWritersAt } from './account-writers.ts';
import { chatWritersAt } from './chat-writers.ts';
import { type FaultData, NEWSROOM } from './furnish.ts';
import { type Server, signedIn } from './signed-in.ts';
import { type Writer, writerOf } from './writer.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64');

const postAsReader = (browser: ReaderBrowser, url: string, body: unknown) =>
  browser.ask({ url, method: 'POST', headers: JSON_TYPE, payload: JSON.stringify(body) });

/** Writers of every kind of data that the server acknowledges to a reader, a press office or a newsroom. */
export function writersAt(server: Server, house: FaultData): Writer[] {
  let buyers: ReaderBrowser[] = [];
  let one: ReaderBrowser;
  let office: ReaderBrowser;
  let version = 0;
  return [
    ...accountWritersAt(server, house, (at) => buyers[at] ?? one),
    ...chatWritersAt(server, house),
    writerOf('sign-up', async (number) => {
      const email = `nuovo${number}@esempio.it`;
      const person = { email, password: 'Ponte-2025!', nome: 'Anna', cognome: 'Riva', maggiorenne: true };
      const said = { informativa: true, marketing: false, profilazione: true, terzi: false };
      const reply = await openBrowser(server).post('/api/registration', { ...person, ...said });
      return { reply, id: email };
    }),
    writerOf(
      'favourite',
      async (number) => {
        const id_articolo = house.articles[number % house.articles.length] ?? 0;
        const change = { id_articolo, preferito: true, quando: new Date().toISOString() };
        const reply = await postAsReader(one, '/api/user/preferiti', { modifiche: [change] });
        return { reply, id: String(id_articolo) };
      },
      async () => {
        one = await signedIn(server, house.reader);
      },
    ),
    writerOf('ticket with a file', async (number) => {
      const id = randomUUID();
      const written = { argomento: 'altro', oggetto: `Numero ${number}`, messaggio: 'Che cosa devo fare?' };
      const allegato = { nome: 'foto.png', dati: PNG };
      const body = { id, ...written, email: `scrive${number}@esempio.it`, allegato };
      return { reply: await openBrowser(server).post('/api/site/contact', body), id };
    }),
    writerOf(
      'order, paid',
      async (number) => {
        const buyer = buyers[number % buyers.length] ?? one;
        const order = { offerta: 'mese', centesimi: 999, condizioni: true, subito: true };
        const opened = await buyer.post('/api/user/orders', order);
        if (opened.statusCode !== 200) return { reply: opened, id: '' };
        const { id } = (opened.json() as { data: { ordine: { id: string } } }).data.ordine;
        return { reply: await buyer.post(`/api/user/orders/${id}/pay`, GOOD_CARD), id };
      },
      async () => {
        buyers = [];
        for (const account of house.buyers) buyers.push(await signedIn(server, account));
      },
    ),
    writerOf(
      'press review, saved',
      async (number) => {
        const id = house.articles[number % house.articles.length] ?? 0;
        const chapters = [{ id: 'uno', title: `Giro ${number}`, clips: [{ id, note: `Giro ${number}` }] }];
        const review = { day: house.day, title: `Giro ${number}`, abstract: '', chapters };
        const reply = await postAsReader(office, '/api/user/rassegna/bozza', { ...review, version });
        if (reply.statusCode === 200) version = (reply.json() as { data: { version: number } }).data.version;
        // The review was saved without an acknowledgement: the next one is based on that version.
        if (reply.statusCode === 409) {
          const read = await office.ask({ url: `/api/user/rassegna/bozza/${house.day}` });
          version = (read.json() as { data: { version: number } }).data.version;
        }
        return { reply, id: String(version) };
      },
      async () => {
        office = await signedIn(server, house.office);
      },
    ),
    writerOf('press review, sent', async (number) => {
      const key = randomUUID();
      const clips = [house.articles[number % house.articles.length] ?? 0];
      const reply = await postAsReader(office, '/api/user/rassegna/invii', {
        key,
        source: { day: house.day, clips },
        subject: 'Rassegna',
        message: '',
        at: null,
        recipients: [],
        addresses: [`uno${number}@posta.example`, `due${number}@posta.example`],
      });
      return { reply, id: key };
    }),
    writerOf('device for notifications', async (number) => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${number}`;
      const p256dh = createECDH('prime256v1').generateKeys('base64url');
      const chiavi = { p256dh, auth: randomBytes(16).toString('base64url') };
      return { reply: await one.post('/api/user/push/subscription', { endpoint, chiavi }), id: endpoint };
    }),
    writerOf('newsletter', async (number) => {
      const at = number % buyers.length;
      const reply = await (buyers[at] ?? one).post('/api/user/newsletters/il-punto', { iscritto: true });
      return { reply, id: house.buyers[at]?.email ?? '' };
    }),
    writerOf('consent', async (number) => {
      const at = number % buyers.length;
      const change = { consenso: 'marketing', concesso: true };
      const reply = await (buyers[at] ?? one).post('/api/user/profile/consents', change);
      return { reply, id: house.buyers[at]?.email ?? '' };
    }),
    writerOf('delivery of a newsroom', async (number) => {
      const uri = `urn:consegna:${number}`;
      const headers = { host: HOST, authorization: `Bearer ${NEWSROOM}`, ...JSON_TYPE };
      const payload = JSON.stringify(
        ninjs({ uri, title: `Consegna ${number}`, editions: ['Nazionale', 'Roma'] }),
      );
      return { reply: await server.ask({ url: '/v1/consegne', method: 'POST', headers, payload }), id: uri };
    }),
  ];
}
