import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line between a browser and a server, as TCP meets it in a tunnel. */
export type Line = {
  /** Bandwidth from the server to the browser, shared by all connections. */
  bitsPerSecond: number;
  /** Time for a packet and its confirmation. */
  roundTripMs: number;
  /** Share of the segments that are lost, and sent again after `retransmissionMs`. */
  lostShare: number;
  retransmissionMs: number;
};

const SEGMENT_BYTES = 1460;
/** Segments that a server sends before the first confirmation. */
const FIRST_WINDOW = 10;

/** Numbers from 0 to 1 that are the same in every run with this seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Starts a TCP proxy with such a line in front of the server on `port`. A connection begins with ten segments; every
 * confirmed one allows one more, and a lost one halves their number. Segments arrive in order, so those behind a lost
 * one wait for it. The same seed loses the same segments.
 */
export async function startBadLine(port: number, line: Line) {
  let random = randomFrom(1);
  /** Time at which the shared line has sent everything. */
  let freeAt = 0;
  const sockets = new Set<Socket>();

  async function sendDown(server: Socket, browser: Socket): Promise<void> {
    let window = FIRST_WINDOW;
    let inFlight = 0;
    let arrivesAt = 0;
    let onConfirmed = Promise.withResolvers<void>();
    const confirm = (isLost: boolean) => {
      inFlight -= 1;
      window = isLost ? Math.max(FIRST_WINDOW / 2, Math.floor(window / 2)) : window + 1;
      onConfirmed.resolve();
      onConfirmed = Promise.withResolvers();
    };
    const send = (segment: Buffer) => {
      const isLost = random() < line.lostShare;
      freeAt = Math.max(freeAt, performance.now()) + (segment.length * 8 * 1000) / line.bitsPerSecond;
      arrivesAt = Math.max(arrivesAt, freeAt + line.roundTripMs / 2 + (isLost ? line.retransmissionMs : 0));
      inFlight += 1;
      const delay = Math.max(0, arrivesAt - performance.now());
      void inOrder(delay, () => browser.write(segment));
      setTimeout(() => confirm(isLost), delay + line.roundTripMs / 2);
    };
    let last: Promise<unknown> = Promise.resolve();
    const inOrder = (delay: number, act: () => void) => {
      last = Promise.all([last, wait(delay)]).then(act);
      return last;
    };
    for await (const chunk of server) {
      for (let offset = 0; offset < chunk.length; offset += SEGMENT_BYTES) {
        while (inFlight >= window) await onConfirmed.promise;
        send(chunk.subarray(offset, offset + SEGMENT_BYTES));
      }
    }
    await last;
    browser.end();
  }

  /** What a browser sends is short: only its way takes time. The first of it waits for the handshake too. */
  async function sendUp(browser: Socket, server: Socket): Promise<void> {
    const connectedAt = performance.now() + line.roundTripMs;
    for await (const chunk of browser) {
      await wait(Math.max(0, connectedAt - performance.now()) + line.roundTripMs / 2);
      server.write(chunk);
    }
    server.end();
  }

  const proxy = createServer({ noDelay: true }, (browser) => {
    const server = connect(port, '127.0.0.1');
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    const end = () => {
      browser.destroy();
      server.destroy();
    };
    browser.on('error', end);
    server.on('error', end);
    Promise.all([sendDown(server, browser), sendUp(browser, server)]).catch(end);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Makes the line lose the same segments again. */
    restart(seed: number) {
      random = randomFrom(seed);
      freeAt = 0;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
