import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { randomFrom, startBadLine } from './bad-line.ts';

test('a line that loses segments delivers every byte in order, to several connections', async () => {
  const body = randomBytes(300_000);
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const line = await startBadLine(port, {
    bitsPerSecond: 1e9,
    roundTripMs: 2,
    lostShare: 0.1,
    retransmissionMs: 5,
  });
  onTestFinished(async () => {
    await line.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const bodies = await Promise.all(
    ['a', 'b'].map(async (path) => (await fetch(`http://127.0.0.1:${line.port}/${path}`)).arrayBuffer()),
  );
  for (const received of bodies) expect(Buffer.from(received).equals(body)).toBe(true);
});

test('a seed gives the same numbers in every run, another one gives others', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, randomFrom(seed));
  expect(numbers(3)).toEqual(numbers(3));
  expect(numbers(3)).not.toEqual(numbers(4));
  const many = Array.from({ length: 10_000 }, randomFrom(9));
  expect(many.filter((number) => number < 0.02).length / many.length).toBeCloseTo(0.02, 2);
});
