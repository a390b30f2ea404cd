import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const SECRET = 'chiave-del-negozio-di-prova-lunga-abbastanza';
const CALLBACK = '/api/checkout/esito';
const LATEST_MS = 5 * 60_000;

export type FakeShop = {
  /** Values of `CHECKOUT_URL` and `CHECKOUT_SECRET`. */
  url: string;
  secret: string;
  /** Sends the delayed notification of an order. @returns the status of its answer */
  tell(order: string): Promise<number>;
  close(): Promise<void>;
};

type Telling = { to: URL; body: string };

const sign = (timestamp: string, signed: string) =>
  createHmac('sha256', SECRET).update(`${timestamp}.${signed}`).digest('hex');

/** The order in an address that the newsstand signed recently, else null. */
function orderIn(address: string): Record<string, string> | null {
  const [query = '', signature = ''] = (address.split('?')[1] ?? '').split('&firma=');
  const said = Object.fromEntries(new URLSearchParams(query));
  const { quando = '' } = said;
  const [expected, given] = [Buffer.from(sign(quando, query)), Buffer.from(signature)];
  const isLate = Math.abs(Number(quando) * 1000 - Date.now()) > LATEST_MS;
  return !isLate && given.length === expected.length && timingSafeEqual(given, expected) ? said : null;
}

const escaped = (words = '') => words.replace(/[&<"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

const page = (body: string) =>
  `<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><title>Cassa</title>${body}</html>`;

const till = ({ descrizione, centesimi, ritorno }: Record<string, string>) =>
  page(`<h1>Cassa</h1><p>${escaped(descrizione)}: ${escaped(centesimi)} centesimi</p><form method="post">
    <p><label><input type="checkbox" name="dopo"> Conferma più tardi</label></p>
    <button name="esito" value="pagato">Paga</button> <button name="esito" value="rifiutata">Rifiuta la carta</button>
    <button name="esito" value="carta-scaduta">Carta scaduta</button> <button name="esito" value="annullata">Annulla</button>
    </form><p><a href="${escaped(ritorno)}">Torna al giornale</a></p>`);

/** The notification that docs/shop.md prescribes for the shop. */
function eventOf({ ordine, centesimi }: Record<string, string>, ended: string) {
  const common = { evento: randomUUID(), ordine, riferimento: `N-${randomUUID()}` };
  if (ended !== 'pagato') return { ...common, tipo: 'rifiutato', motivo: ended };
  const carta = { ultime: '1881', scadenza: '09/90' };
  return { ...common, tipo: 'pagato', centesimi: Number(centesimi), carta };
}

/** Uses node:http: `fetch` does not resolve names under localhost, and sets the Host header itself. */
function send({ to, body }: Telling): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    host: to.host,
    'content-type': 'application/json',
    'x-edicola-timestamp': timestamp,
    'x-edicola-signature': sign(timestamp, body),
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: to.port, path: CALLBACK, method: 'POST', headers });
    call.on('response', (reply) => resolve(reply.resume().statusCode ?? 0));
    call.on('error', reject).end(body);
  });
}

/**
 * A shop that takes payments as docs/shop.md describes, on a host of its own. It accepts only signed addresses, and
 * readers choose the result of the payment by plain buttons. It signs its notifications by the document's rule, not by
 * the server's code.
 */
export async function openFakeShop(): Promise<FakeShop> {
  const later = new Map<string, Telling>();

  async function settle(order: Record<string, string>, chosen: URLSearchParams): Promise<void> {
    const { ordine = '', ritorno = '' } = order;
    const telling = { to: new URL(ritorno), body: JSON.stringify(eventOf(order, chosen.get('esito') ?? '')) };
    if (chosen.has('dopo')) later.set(ordine, telling);
    else await send(telling);
  }

  async function answer(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const order = orderIn(call.url ?? '');
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    if (!order) return void reply.writeHead(403).end(page('<h1>Firma non valida</h1>'));
    if (call.method !== 'POST') return void reply.end(till(order));
    await settle(order, new URLSearchParams(await text(call)));
    reply.writeHead(303, { location: order.ritorno }).end();
  }

  const server = createServer((call, reply) => {
    answer(call, reply).catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://shop.localhost:${port}/cassa`,
    secret: SECRET,
    async tell(order) {
      const telling = later.get(order);
      if (!telling) throw new Error(`nothing is to be told of ${order}`);
      later.delete(order);
      return await send(telling);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
