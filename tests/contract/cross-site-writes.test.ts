import { expect, test } from 'vitest';
import { CONTRACTS, readContract, splitByStreamedBody } from '#server/web/http/contracts.ts';
import { REGOLE } from '#tests/support/alert-rules.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { PRESS_BODIES, PRESS_PARAMETERS } from '#tests/support/press-bodies.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const server = newsstandApp(testDatabase());

const PARAMETERS: Record<string, string> = {
  '/api/user/devices/{id}/disconnect': '00000000-0000-4000-8000-000000000000',
  '/api/user/invoices/{id}/pdf': '00000000-0000-4000-8000-000000000000',
  '/api/user/data/export/{id}': '00000000-0000-4000-8000-000000000000',
  '/api/user/orders/{id}': '00000000-0000-4000-8000-000000000000',
  '/api/user/orders/{id}/pay': '00000000-0000-4000-8000-000000000000',
  '/api/user/push/messages/{id}': '00000000-0000-4000-8000-000000000000',
  '/api/user/offers/{id}/refusal': '00000000-0000-4000-8000-000000000000',
  '/api/operatori/chat/{id}': '00000000-0000-4000-8000-000000000000',
  '/api/operatori/chat/{id}/ritira': '00000000-0000-4000-8000-000000000000',
  '/api/operatori/chat/{id}/file': '00000000-0000-4000-8000-000000000000',
  '/api/operatori/chat/{id}/entra': '00000000-0000-4000-8000-000000000000',
  '/api/operatori/chat/{id}/segno': '00000000-0000-4000-8000-000000000000',
  ...PRESS_PARAMETERS,
};

const SEAT = '00000000-0000-4000-8000-000000000000';

/** A body that passes the contract, so that the check of the session is reached. */
const TURN = { id: '00000000-0000-4000-8000-000000000000', conversazione: 'A'.repeat(43) };

const FILE = { nome: 'a.pdf', dati: 'JVBERi0=' };

const BODIES: Record<string, unknown> = {
  '/api/user/subscriptions/google': { codice: 'a' },
  '/api/user/subscriptions/{id}/renewal': { attivo: false },
  '/api/user/subscriptions/{id}/withdrawal': { nome: 'a', contratto: 'b', email: 'a@b.it' },
  '/api/user/subscriptions/{id}/payment': { centesimi: 0 },
  '/api/user/orders': { offerta: 'mese', centesimi: 999, condizioni: true, subito: true },
  '/api/user/orders/{id}/pay': { numero: '4242', scadenza: '09/30' },
  '/api/user/data/deletion': { codice: '000000' },
  '/api/user/password': { attuale: 'a', nuova: 'b' },
  '/api/user/passkeys': { nome: 'a', risposta: {} },
  '/api/user/preferiti': { modifiche: [] },
  '/api/user/profile': { nome: 'a', cognome: 'b' },
  '/api/user/profile/invoicing': { fattura: false },
  '/api/user/profile/consents': { consenso: 'terzi', concesso: true },
  '/api/user/subscriptions/{id}/members': { email: 'a@b.it', nome: 'a' },
  '/api/user/membership/activate': { codice: 'ABCDEFGH' },
  '/api/user/commercial-contact': { oggetto: 'a', messaggio: 'dieci segni' },
  '/api/site/contact': { id: SEAT, argomento: 'altro', oggetto: 'a', messaggio: 'dieci segni' },
  '/api/user/newsletters/{slug}': { iscritto: true },
  '/api/user/topics/{slug}': { seguito: true },
  '/api/user/topics/{slug}/push': { modo: 'subito' },
  '/api/user/push/rules': REGOLE,
  '/api/user/push/stories/{storia}': { silenziata: true },
  '/api/user/push/messages/{id}': { fatto: 'aperto' },
  '/api/user/push/test': {},
  '/api/user/push/subscription': {
    endpoint: 'https://fcm.googleapis.com/x',
    chiavi: { p256dh: 'a', auth: 'b' },
  },
  '/api/user/offers/{id}/refusal': { rifiutata: true },
  '/api/site/chat': { ...TURN, content: 'Come disdico?', messages: [], host: 'x' },
  '/api/site/chat/operatore': { conversazione: TURN.conversazione },
  '/api/site/chat/segno': { conversazione: TURN.conversazione, segno: 'letto' },
  '/api/site/chat/fine': { conversazione: TURN.conversazione, risolto: null },
  '/api/operatori/chat/{id}': { id: TURN.id, content: 'Ciao' },
  '/api/site/chat/file': { ...TURN, file: FILE },
  '/api/site/chat/ritira': { conversazione: TURN.conversazione, riga: TURN.id },
  '/api/operatori/chat/{id}/ritira': { riga: TURN.id },
  '/api/operatori/chat/{id}/file': { id: TURN.id, file: FILE },
  '/api/operatori/chat/{id}/segno': { segno: 'letto' },
  '/api/site/faq-vote': { risposta: 'cambiare-carta', utile: true, prima: null },
  '/api/user/onboarding': { passo: 'interessi', esito: 'fatto' },
  ...PRESS_BODIES,
};

const operations = CONTRACTS.flatMap((name) =>
  Object.entries(splitByStreamedBody(readContract(name)).buffered.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      url: path.replace('{seat}', SEAT).replace(/\{\w+\}/, PARAMETERS[path] ?? '1'),
      payload: JSON.stringify(BODIES[path] ?? {}),
    })),
  ),
);
const writes = operations.filter(({ method }) => method !== 'GET');

type Sent = { url: string; headers: Record<string, string>; payload?: string };

async function toldTo({ url, headers, payload }: Sent) {
  const body = payload === undefined ? {} : { payload };
  const reply = await server.ask({ url, method: 'POST', headers, ...body });
  return [reply.statusCode, (reply.json() as { status: { code: string } }).status.code];
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The body for all other calls. */
const TYPES: Record<string, string> = { '/api/user/avatar': 'image/png' };

test.each(writes)('SES-05 another site cannot call $method $path', async ({ url, payload }) => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://ilmessaggero.localhost.evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const told = await toldTo({ url, headers: { ...JSON_TYPE, ...headers }, payload });
    expect(told, JSON.stringify(headers)).toEqual([403, 'ERR_FORBIDDEN']);
  }
});

test.each(writes)('SES-05 a cross-site form cannot call $method $path, with or without a body', async ({
  url,
  payload,
}) => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/json-patch',
  ];
  for (const type of types) {
    const headers = { 'content-type': type };
    expect(await toldTo({ url, headers, payload }), type).toEqual([415, 'ERR_MEDIA_TYPE']);
    expect(await toldTo({ url, headers }), `${type} without a body`).toEqual([415, 'ERR_MEDIA_TYPE']);
  }
});

test.each(
  operations.filter(({ path }) => path.startsWith('/api/user/')),
)('SES-02 without a session $method $path reaches no handler', async ({ method, path, url, payload }) => {
  const type = TYPES[path] ?? JSON_TYPE['content-type'];
  const body = method === 'GET' ? {} : { headers: { 'content-type': type }, payload };
  const reply = await server.ask({ url, method, ...body });
  expect([reply.statusCode, reply.json()]).toMatchObject([401, { status: { code: 'ERR_LOGIN_REQUIRED' } }]);
});
