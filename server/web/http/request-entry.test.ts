import { EventEmitter, once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { overSocket } from '#tests/support/over-socket.ts';
import { Gates } from '../gate/gates.ts';
import { Admission, type AdmissionLimits } from './admission.ts';
import { answerErrors } from './errors.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { limitConnections, openRequestEntry } from './request-entry.ts';
import { proxiesOf } from './request-sender.ts';

const HOST = 'edicola.leggo.it';
const ROOM = { atOnce: 4, perNetwork: 4 };

let app: FastifyInstance | undefined;
let waiting: (() => void)[] = [];
let calls: ClientRequest[] = [];

afterEach(async () => {
  for (const call of calls) call.destroy();
  for (const go of waiting) go();
  app?.server.closeAllConnections();
  await app?.close();
  [waiting, calls] = [[], []];
});

/** Starts a server that lets requests for `/wait` wait and answers `/large` immediately. @returns its port. */
async function open(limits: AdmissionLimits, hsts: number | null = null): Promise<number> {
  const prepared = new PreparedReplies(() => new Date());
  const config = { accountOrigin: null, companyDomains: [], production: true };
  const front = {
    config,
    proxies: proxiesOf([]),
    prepared,
    gates: new Gates({}, 'secret'),
    build: null,
    connectionsPerNetwork: 600,
    hsts,
  };
  const admission = new Admission(limits);
  app = fastify({
    serverFactory: (handler) => openRequestEntry({ ...front, admission }, handler),
    bodyLimit: 9_000_000,
  });
  app.addHook('preParsing', async ({ raw }) => admission.onSessionKnown(raw));
  app.addHook('preValidation', async ({ raw }) => admission.onBodyRead(raw));
  answerErrors(app, config);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/healthz', async () => 'ok');
  app.get('/large', async () => Buffer.alloc(30_000_000));
  app.all('/', async () => 'ok');
  app.all('/v1/consegne', async () => 'ok');
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post('/stream', async (_request, reply) => reply.code(401).send('no'));
  });
  const whose = () => new Promise<void>((resolve) => waiting.push(resolve));
  app.post('/own', { onRequest: whose }, async () => 'ok');
  app.all('/wait', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return 'ok';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

type Sent = { path?: string; from?: string; length?: number; first?: number };
type Begun = { call: ClientRequest; status: Promise<number> };

/** Begins a request and sends only the first `first` bytes of its body; status 0 means that the connection broke. */
function begin(port: number, { path = '/', from, length = 7_000_000, first = 1 }: Sent): Begun {
  const headers = {
    host: HOST,
    'content-length': length,
    'content-type': 'application/octet-stream',
    ...(from !== undefined && { 'x-forwarded-for': from }),
  };
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  calls.push(call);
  const status = new Promise<number>((resolve) => {
    call.on('response', (reply: IncomingMessage) => resolve(reply.resume().statusCode ?? 0));
    call.on('error', () => resolve(0));
  });
  call.write(Buffer.alloc(first));
  return { call, status };
}

const get = (port: number, path: string, from?: string, host = HOST) =>
  overSocket(port, path, { host, ...(from !== undefined && { 'x-forwarded-for': from }) });

/** Number of open connections of the server. */
const connections = () =>
  new Promise<number>((resolve) => app?.server.getConnections((_, count) => resolve(count)));

test('NAV-24 stalled bodies do not block other requests', async () => {
  const port = await open(ROOM);
  for (let n = 0; n < 60; n += 1) begin(port, {});
  await expect.poll(connections).toBe(60);
  expect((await get(port, '/')).status).toBe(200);
  const last = begin(port, { length: 2 });
  last.call.end(Buffer.alloc(1));
  expect(await last.status).toBe(200);
});

test('NAV-24 a call with a body takes a place until its session is known, and none while its body arrives', async () => {
  const port = await open(ROOM);
  for (let n = 0; n < ROOM.atOnce; n += 1) begin(port, { path: '/own' });
  await expect.poll(() => waiting.length).toBe(ROOM.atOnce);
  expect((await get(port, '/')).status).toBe(503);
  for (const go of waiting) go();
  await expect.poll(async () => (await get(port, '/')).status).toBe(200);
});

test('NAV-24 a body that arrives too slowly is ended, and one that is fast enough is accepted', async () => {
  const port = await open({ ...ROOM, bodies: { graceMs: 100, bytesPerSecond: 1000, idleTimeoutMs: 60_000 } });
  const stalled = begin(port, {});
  const slow = begin(port, { length: 1_000_001, first: 1_000_000 });
  expect(await stalled.status).toBe(408);
  slow.call.end(Buffer.alloc(1));
  expect(await slow.status).toBe(200);
});

test('NAV-24 a body that stops arriving is ended, however much has arrived', async () => {
  const port = await open({ ...ROOM, bodies: { graceMs: 100, idleTimeoutMs: 150 } });
  expect(await begin(port, { first: 1_000_000 }).status).toBe(408);
});

test('NAV-24 if too many bodies are arriving, the slowest is ended, never the newest', async () => {
  const port = await open({ ...ROOM, bodies: { count: 3 } });
  const first = begin(port, {});
  await expect.poll(connections).toBe(1);
  const second = begin(port, { first: 100_000 });
  const third = begin(port, { first: 100_000 });
  await expect.poll(connections).toBe(3);
  const newest = begin(port, { length: 2 });
  expect(await first.status).toBe(408);
  newest.call.end(Buffer.alloc(1));
  expect(await newest.status).toBe(200);
  for (const { call } of [second, third]) call.end(Buffer.alloc(6_900_000));
  expect(await Promise.all([second.status, third.status])).toEqual([200, 200]);
});

test('NAV-24 twelve stalled uploads do not cause a thirteenth to be refused', async () => {
  const port = await open(ROOM);
  for (let n = 0; n < 12; n += 1) begin(port, { first: 200_000 });
  await expect.poll(connections).toBe(12);
  const next = begin(port, {});
  next.call.end(Buffer.alloc(6_999_999));
  expect(await next.status).toBe(200);
});

test('NAV-24 the memory for incomplete bodies is limited', async () => {
  const port = await open({ ...ROOM, bodies: { bytes: 3_000_000, graceMs: 200 } });
  const stalled = [1, 2, 3].map(() => begin(port, { first: 1_500_000 }).status);
  const ended = await Promise.any(
    stalled.map(async (status) => ((await status) === 408 ? 408 : Promise.reject())),
  );
  expect(ended).toBe(408);
});

test('NAV-24 beyond the limit of a network its slowest body is ended, and no other network’s', async () => {
  const port = await open({ atOnce: 9, perNetwork: 2 });
  const other = begin(port, { from: '192.0.2.1' });
  const [first] = [1, 2, 3].map((host) => begin(port, { from: `2001:db8:1:2${host}::9` }));
  expect(await first?.status).toBe(408);
  other.call.end(Buffer.alloc(6_999_999));
  expect(await other.status).toBe(200);
});

test('NAV-24 the calls of one network leave room for those of other networks', async () => {
  const port = await open({ atOnce: 3, perNetwork: 2 });
  const asked = ['192.0.2.1', '192.0.2.1'].map((from) => get(port, '/wait', from));
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await get(port, '/', '192.0.2.1');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await get(port, '/', '192.0.2.2')).status).toBe(200);
  for (const go of waiting) go();
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
});

test('NAV-24 a call whose body is complete when all places are taken is answered 503', async () => {
  const port = await open({ atOnce: 2, perNetwork: 2 });
  const late = begin(port, { path: '/wait', length: 2 });
  await expect.poll(connections).toBe(1);
  const asked = [get(port, '/wait'), get(port, '/wait')];
  await expect.poll(() => waiting.length).toBe(2);
  late.call.end(Buffer.alloc(1));
  expect(await late.status).toBe(503);
  expect(waiting.length).toBe(2);
  expect((await get(port, '/')).status).toBe(503);
  expect((await get(port, '/healthz')).status).toBe(200);
  for (const go of waiting) go();
  await Promise.all(asked);
  expect((await get(port, '/')).status).toBe(200);
});

test('NAV-24 responses that clients do not read do not block other requests', async () => {
  const port = await open({ atOnce: 2, perNetwork: 2 });
  const begun = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const call = request({
        host: '127.0.0.1',
        port,
        path: '/large',
        headers: { host: HOST },
        agent: false,
      });
      calls.push(call.on('error', () => {}));
      call.end();
      const [reply] = (await once(call, 'response')) as [IncomingMessage];
      return reply.pause().statusCode;
    }),
  );
  expect(begun).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await get(port, '/')).status).toBe(200);
});

test('NAV-24 clients who disconnect before the response free their places', async () => {
  const port = await open({ atOnce: 1, perNetwork: 1 });
  for (let n = 0; n < 3; n += 1) {
    const call = request({ host: '127.0.0.1', port, path: '/wait', headers: { host: HOST }, agent: false });
    call.on('error', () => {}).end();
    await expect.poll(() => waiting.length).toBe(1);
    call.destroy();
    await expect.poll(connections).toBe(0);
    for (const go of waiting.splice(0)) go();
  }
  expect((await get(port, '/')).status).toBe(200);
  // For each call eight files may be in transit.
  expect((await get(port, '/pacchetti/x')).status).toBe(404);
});

test('NAV-24 a call refused before its body has ended takes no place when it ends', async () => {
  const port = await open({ atOnce: 1, perNetwork: 1 });
  for (let n = 0; n < 3; n += 1) {
    const refused = begin(port, { path: '/stream', length: 1_000_000, first: 200_000 });
    expect(await refused.status).toBe(401);
    refused.call.end(Buffer.alloc(800_000));
    await expect.poll(async () => (await get(port, '/')).status).toBe(200);
  }
});

test('NAV-24 a newsroom’s delivery is not counted as held in memory and causes no body to be ended', async () => {
  const port = await open({ ...ROOM, bodies: { bytes: 1_000_000, graceMs: 300 } });
  const delivery = begin(port, { path: '/v1/consegne', length: 8_000_001, first: 8_000_000 });
  const small = begin(port, { length: 500_001, first: 500_000 });
  const stalled = begin(port, {});
  expect(await stalled.status).toBe(408);
  for (const { call } of [delivery, small]) call.end(Buffer.alloc(1));
  expect(await Promise.all([delivery.status, small.status])).toEqual([200, 200]);
});

test('NAV-24 the connections of a network are limited; those of networks around this machine, where a proxy may be, are not', () => {
  const server = new EventEmitter() as Server;
  limitConnections(server, 2, proxiesOf(['198.51.100.0/24']));
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false, destroy });
    function destroy() {
      socket.destroyed = true;
    }
    server.emit('connection', socket as unknown as Socket);
    return socket;
  };
  const two = [connect('192.0.2.1'), connect('::ffff:192.0.2.1')];
  expect(connect('192.0.2.1').destroyed).toBe(true);
  expect(connect('192.0.2.2').destroyed).toBe(false);
  for (const near of ['127.0.0.1', '::1', '172.18.0.2', '::ffff:10.0.0.3', 'fd00::4', '198.51.100.20'])
    expect([1, 2, 3].map(() => connect(near).destroyed)).toEqual([false, false, false]);
  two[0]?.emit('close');
  expect(connect('192.0.2.1').destroyed).toBe(false);
});

test('an idle connection stays open longer than proxies keep theirs', async () => {
  await open(ROOM);
  expect(app?.server.keepAliveTimeout).toBeGreaterThan(120_000);
});

test('NAV-24 Strict-Transport-Security is sent where it is configured, and includes subdomains of our hosts', async () => {
  const header = async (port: number, host: string) =>
    (await get(port, '/', undefined, host)).headers['strict-transport-security'];
  expect(await header(await open(ROOM, null), 'edicola.leggo.it')).toBeUndefined();
  await app?.close();
  const port = await open(ROOM, 31_536_000);
  expect(await header(port, 'edicola.leggo.it')).toBe('max-age=31536000; includeSubDomains');
  expect(await header(port, 'leggo.it')).toBe('max-age=31536000');
});

test('pipelined requests on one connection are answered without warnings in the log', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  const port = await open({ atOnce: 40, perNetwork: 40 });
  const socket = connect(port, '127.0.0.1');
  const asking = `GET / HTTP/1.1\r\nHost: ${HOST}\r\n`;
  socket.write(`${`${asking}\r\n`.repeat(19)}${asking}Connection: close\r\n\r\n`);
  expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(20);
  await setImmediate();
  expect(warned).not.toHaveBeenCalled();
});
