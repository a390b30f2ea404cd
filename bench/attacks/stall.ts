import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkNumber } from './networks.ts';

const EACH = 100;
/** Pause between two bytes of a slow request. */
const DRIP_MS = 1000;

/**
 * Opens connections that last for as long as the server lets them: they send nothing, or send headers or a body byte by
 * byte, or request a large answer without reading it.
 */
export async function stall(origin: string, seconds: number, note: (how: string) => void): Promise<void> {
  const { host, port } = new URL(origin);
  const from = (at: number) => `host: ${host}\r\nx-forwarded-for: ${networkNumber(at)}\r\n`;
  const openings = [
    () => '',
    (at: number) => `GET / HTTP/1.1\r\n${from(at)}x-slow: `,
    (at: number) =>
      `POST /api/sso/login HTTP/1.1\r\n${from(at)}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    (at: number) => `GET / HTTP/1.1\r\n${from(at)}\r\n`.repeat(20),
  ];
  const sockets: Socket[] = [];
  for (let at = 0; at < EACH * openings.length; at += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => note('closed'));
    socket.write(openings[at % openings.length]?.(at) ?? '');
    socket.pause();
    sockets.push(socket);
  }
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await sleep(DRIP_MS);
    for (const [at, socket] of sockets.entries()) {
      const isTelling = at % openings.length === 1 || at % openings.length === 2;
      if (isTelling && socket.writable) socket.write('a');
    }
  }
  const stillOpen = sockets.filter((socket) => !socket.destroyed);
  for (const socket of stillOpen) {
    socket.removeAllListeners('close');
    note('open to the end');
    socket.destroy();
  }
}
