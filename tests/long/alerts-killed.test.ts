import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { alertDeliveries } from '#server/base/db/schema/messages-schema.ts';
import { alertRules, pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { countDeliveries } from '#server/outgoing/db/alert-deliveries.ts';
import { newPushedDevice } from '#tests/support/decrypt-push.ts';
import {
  type FakePushService,
  type PushAnswer,
  startFakePushService,
} from '#tests/support/fake-push-service.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const DEVICES = 50_000;
/** The most deliveries that a killed process had in progress: concurrent jobs × devices of a job. */
const IN_FLIGHT = 4 * 500;
const TIMEOUT_MS = 1_500_000;
const KEY = 'la-chiave-della-redazione';
const RESPONSIVE_HOST = 'fcm.googleapis.com';
const HANGING_HOST = 'updates.push.services.mozilla.com';

/** Answers of the push service, chosen by the number of the device. */
const ANSWERS: readonly PushAnswer[] = [
  201,
  201,
  201,
  201,
  404,
  410,
  { status: 429, headers: { 'retry-after': '1' } },
  500,
];
const answerFor = (number: number): PushAnswer => ANSWERS[number % ANSWERS.length] ?? 201;

let root: string;
let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
let db: Database;
let service: FakePushService;
let servers: ServerProcess[] = [];

const POSTGRES = process.env.DATABASE_URL;
const keys = newVapidKeys();

beforeAll(async () => {
  if (!POSTGRES) return;
  root = await mkdtemp(join(tmpdir(), 'edicola-alerts-'));
  scratch = await createScratchDatabase(POSTGRES);
  db = await connect({ url: scratch.url });
  service = await startFakePushService({ hosts: [RESPONSIVE_HOST, HANGING_HOST] });
  await writeFile(join(root, 'service.pem'), service.certificate);
});
afterAll(async () => {
  await Promise.all(servers.map((one) => one.kill('SIGKILL')));
  await service?.close();
  await db?.close();
  await scratch?.drop();
  if (root) await rm(root, { recursive: true, force: true });
});

const startSender = (name: string) =>
  startServer({
    DATA_DIR: join(root, name),
    DATABASE_URL: scratch.url,
    NODE_EXTRA_CA_CERTS: join(root, 'service.pem'),
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    IMPORT_KEYS: `MG=${createHash('sha256').update(KEY).digest('hex')}`,
    PUSH_SERVICE_PORT: String(service.port),
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('../support/lead-push-here.ts', import.meta.url))}`,
  });

/** Rules without quiet hours, so that the test can run at any hour. */
const AWAKE = {
  quiet: Array.from({ length: 7 }, () => null),
  digestTimes: [],
  onlyExceptional: false,
  wakeForExceptional: true,
};

/** Adds a reader for each device; every fiftieth device belongs to the service that never answers. */
async function addDevices(): Promise<void> {
  const { p256dh, auth } = newPushedDevice(`https://${RESPONSIVE_HOST}/`).subscription;
  const now = new Date();
  for (let first = 0; first < DEVICES; first += 1000) {
    const numbers = Array.from({ length: 1000 }, (_, at) => first + at);
    const people = numbers.map((number) => ({ id: randomUUID(), email: `n${number}@posta.example` }));
    const said = { name: 'Livia', surname: 'Prova', kind: 'person', status: 'active' } as const;
    await db.orm
      .insert(readers)
      .values(people.map((one) => ({ ...one, ...said, passwordHash: 'nobody’s', createdAt: now })));
    const deviceRows = people.map(({ id }) => ({
      id: randomUUID(),
      readerId: id,
      brand: 'MG' as const,
      name: 'Chromium',
      kind: 'phone' as const,
      remembered: true,
      cookieHash: randomUUID(),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    }));
    await db.orm.insert(devices).values(deviceRows);
    await db.orm
      .insert(alertRules)
      .values(deviceRows.map(({ readerId, brand }) => ({ ...AWAKE, readerId, brand, updatedAt: now })));
    await db.orm.insert(pushSubscriptions).values(
      deviceRows.map(({ id: deviceId, readerId, brand }, at) => {
        const number = first + at;
        const host = number % 50 === 0 ? HANGING_HOST : RESPONSIVE_HOST;
        const path = `/fcm/send/${number}`;
        service.answer(path, host === HANGING_HOST ? 'hang' : answerFor(number));
        return {
          readerId,
          brand,
          deviceId,
          endpoint: `https://${host}${path}`,
          p256dh,
          auth,
          serverKey: keys.publicKey,
          createdAt: now,
        };
      }),
    );
  }
}

/** Sends an alert to all readers. Uses `node:http`, because fetch does not let the caller set the `host` header. */
function sendToAll(port: number): Promise<number | undefined> {
  const body = JSON.stringify({
    tipo: 'eccezionale',
    argomento: null,
    titolo: 'Per tutti',
    testo: 'Una prova.',
    articolo: null,
    storia: 'prova',
  });
  const headers = {
    host: 'ilmessaggero.localhost',
    authorization: `Bearer ${KEY}`,
    'idempotency-key': 'ultima',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/v1/avvisi', method: 'POST', headers },
      (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Numbers of the devices of the responsive service that get an answer of this kind. */
const numbersOf = (isSuch: (told: PushAnswer) => boolean) =>
  Array.from({ length: DEVICES }, (_, number) => number).filter(
    (number) => number % 50 !== 0 && isSuch(answerFor(number)),
  );

async function statesOf(messageId: string): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  for (const { status, devices: of } of await countDeliveries(db.orm, messageId))
    states[status] = (states[status] ?? 0) + of;
  return states;
}

/** The number of devices of the responsive push service to which the message is being sent. */
async function countSending(messageId: string): Promise<number> {
  const { messageId: ofMessage, status, subscriptionId } = alertDeliveries;
  const [row] = await db.orm
    .select({ devices: count() })
    .from(alertDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, subscriptionId))
    .where(
      and(
        eq(ofMessage, messageId),
        eq(status, 'sending'),
        like(pushSubscriptions.endpoint, `%${RESPONSIVE_HOST}%`),
      ),
    );
  return row?.devices ?? 0;
}

test.skipIf(!POSTGRES)(
  'PSH-02 of 50,000 devices none misses a message although one of two servers is killed',
  async () => {
    await addDevices();
    servers = [startSender('one'), startSender('two')];
    const [one, two] = servers;
    const port = await one?.port;
    await two?.port;
    expect(await sendToAll(Number(port))).toBe(200);
    await expect
      .poll(() => service.received.length, { timeout: TIMEOUT_MS, interval: 200 })
      .toBeGreaterThan(DEVICES / 5);
    await one?.kill('SIGKILL');

    const [row] = await db.orm.select({ id: alertDeliveries.messageId }).from(alertDeliveries).limit(1);
    const id = row?.id ?? '';
    // Devices of the service that never answers are retried for hours.
    const settled = async () => {
      const begun = Object.values(await statesOf(id)).reduce((sum, one) => sum + one, 0);
      return begun - (await countSending(id));
    };
    await expect.poll(settled, { timeout: TIMEOUT_MS, interval: 2000 }).toBe(DEVICES);

    const times = new Map<string, number>();
    for (const { path } of service.received) times.set(path, (times.get(path) ?? 0) + 1);
    const timesOf = (number: number) => times.get(`/fcm/send/${number}`) ?? 0;
    const live = numbersOf((told) => told === 201);
    const dead = numbersOf((told) => told === 404 || told === 410);
    expect(live.filter((number) => timesOf(number) === 0)).toEqual([]);
    expect(live.filter((number) => timesOf(number) > 1).length).toBeLessThanOrEqual(IN_FLIGHT);
    expect(await statesOf(id)).toMatchObject({ accepted: live.length, gone: dead.length });
    const [there] = await db.orm
      .select({ devices: count() })
      .from(pushSubscriptions)
      .where(like(pushSubscriptions.endpoint, `%${RESPONSIVE_HOST}%`));
    expect(there?.devices).toBe(numbersOf(() => true).length - dead.length);
  },
);
