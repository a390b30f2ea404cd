import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkNumber } from './networks.ts';

const CONNECTIONS_PER_KIND = 100;
/** Pause between two bytes of a slow request. */
const DRIP_INTERVAL_MS = 1000;

/**
 * Opens connections that last for as long as the server lets them: they send nothing, or send headers or a body byte by
 * byte, or request a large answer without reading it.
 */
export async function stall(origin: string, seconds: number, note: (outcome: string) => void): Promise<void> {
  const { host, port } = new URL(origin);
  const from = (index: number) => `host: ${host}\r\nx-forwarded-for: ${networkNumber(index)}\r\n`;
  const openings = [
    () => '',
    (index: number) => `GET / HTTP/1.1\r\n${from(index)}x-slow: `,
    (index: number) =>
      `POST /api/sso/login HTTP/1.1\r\n${from(index)}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
    (index: number) => `GET / HTTP/1.1\r\n${from(index)}\r\n`.repeat(20),
  ];
  const sockets: Socket[] = [];
  for (let index = 0; index < CONNECTIONS_PER_KIND * openings.length; index += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).once('close', () => note('closed'));
    socket.write(openings[index % openings.length]?.(index) ?? '');
    socket.pause();
    sockets.push(socket);
  }
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await sleep(DRIP_INTERVAL_MS);
    for (const [at, socket] of sockets.entries()) {
      const isDripping = at % openings.length === 1 || at % openings.length === 2;
      if (isDripping && socket.writable) socket.write('a');
    }
  }
  const stillOpen = sockets.filter((socket) => !socket.destroyed);
  for (const socket of stillOpen) {
    socket.removeAllListeners('close');
    note('open to the end');
    socket.destroy();
  }
}
