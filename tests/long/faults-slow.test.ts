import { connect, type Socket } from 'node:net';
import { afterEach, test } from 'vitest';
import { DATABASES_UNDER_TEST } from '#tests/support/backed-up.ts';
import { askUnderFault } from '#tests/support/faults/ask-under-fault.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { addFaultData, NEWSROOM, NEWSROOM_SETTINGS } from '#tests/support/faults/furnish.ts';
import { type Installation, newInstallation } from '#tests/support/installation.ts';
import { HOST } from '#tests/support/newsstand-app.ts';

/** Number of stalled request bodies, and of clients that do not read their answers. */
const STALLED = 60;
const ROUNDS = 4;
const PROMISED = 'readers beside them are answered as ever; those that stand still are sent away';

const table = faultTable('Clients stand still');
let installed: Installation;
afterEach(() => installed.remove());

const opened: Socket[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy();
});

/** Sends the beginning of a request. @returns the answer, once the server has closed the connection */
function stall(port: number, beginning: string, isRead: boolean): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  let told = '';
  // Without a data listener nothing is read, and the answer stays in transit.
  if (isRead) {
    socket.setEncoding('utf8').on('data', (part: string) => {
      told += part;
    });
  }
  socket.on('error', () => undefined);
  socket.write(beginning.replaceAll('\n', '\r\n'));
  return new Promise((resolve) => socket.once('close', () => resolve(told)));
}

const bodyOf = (path: string, extra = '') =>
  `POST ${path} HTTP/1.1\nHost: ${HOST}\nContent-Type: application/json\n${extra}Content-Length: 900\n\n{`;

const BODIES = [
  bodyOf('/api/sso/login'),
  bodyOf('/api/site/contact'),
  bodyOf('/v1/consegne', `Authorization: Bearer ${NEWSROOM}\n`),
];

/** Requests with long answers, sent again and again over the same connection. */
const READING = ['/', '/ricerca/ponte', '/api/edicola/pacchetto?edizione=nazionale']
  .map((path) => `GET ${path} HTTP/1.1\nHost: ${HOST}\n\n`)
  .join('')
  .repeat(20);

/** Wrong answers to ordinary readers. */
async function askAsEver(port: number, urls: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const url of urls) {
    const ended = await askUnderFault(port, { url }, { host: HOST });
    if (ended.status !== 200 || !ended.isWhole)
      wrong.push(`${url}: ${ended.status} ${ended.body.slice(0, 200)}`);
  }
  return wrong;
}

/** Four deliveries may wait at the same time: the next one of a newsroom is refused with this code only. */
const isRefused = (told: string) => /^HTTP\/1\.1 4\d\d /.test(told) || told.includes('"ERR_BUSY"');

test.each(
  DATABASES_UNDER_TEST,
)('stalled bodies and unread answers do not affect other readers, on %s', async (kind) => {
  installed = await newInstallation({ made: true, embedded: kind === 'embedded' });
  const house = await addFaultData(installed);
  const server = installed.start(NEWSROOM_SETTINGS);
  const port = await server.port;
  const urls = [
    '/',
    '/sezioni',
    `/api/edicola/articolo?id=${house.articles[0]}`,
    '/api/edicola/ricerca?q=ponte',
  ];
  await table.row(`${kind}: ${STALLED} bodies and ${STALLED} readers stand still`, PROMISED, async () => {
    const bodies = Array.from({ length: STALLED }, (_, at) => stall(port, BODIES[at % 3] ?? '', true));
    for (let at = 0; at < STALLED; at += 1) void stall(port, READING, false);
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) wrong.push(...(await askAsEver(port, urls)));
    const told = await Promise.all(bodies);
    wrong.push(
      ...told
        .filter((one) => !isRefused(one))
        .map((one) => `a body that stops: ${one.slice(0, 20)} … ${one.slice(-110)}`),
    );
    const { code, err } = await server.kill('SIGTERM');
    if (code !== 0 || err !== '') wrong.push(`ended with ${code}: ${err}`);
    return { happened: wrong.length === 0 ? PROMISED : [...new Set(wrong)].slice(0, 5).join('; '), lost: [] };
  });
});
