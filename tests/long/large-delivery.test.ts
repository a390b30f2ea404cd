import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { runConfined } from '#tests/support/run-confined.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';

const ARTICLES = 1500;
const DAYS = 25;
const TIMEOUT_MS = 900_000;
const MEMORY_MB = 512;
const BODY = `<p>${'il ponte riapre domani e la città aspetta '.repeat(2500)}</p>`;

let root: string;
let scratch: Awaited<ReturnType<typeof createScratchDatabase>> | undefined;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-large-'));
  await mkdir(join(root, 'data'));
  if (process.env.DATABASE_URL) scratch = await createScratchDatabase(process.env.DATABASE_URL);
});
afterAll(async () => {
  await scratch?.drop();
  await rm(root, { recursive: true, force: true });
});

function* lines() {
  for (let number = 0; number < ARTICLES; number += 1) {
    const day = `2025-03-${String(1 + (number % DAYS)).padStart(2, '0')}`;
    yield `${JSON.stringify(ninjs({ uri: `urn:large:${number}`, day, body: BODY }))}\n`;
  }
}

test('a delivery of 150 megabytes is imported with little memory', async () => {
  const delivery = join(root, 'delivery.ndjson');
  await pipeline(Readable.from(lines()), createWriteStream(delivery));
  const { dry, real, memory, rows } = await runConfined(delivery, join(root, 'data'), {
    database: scratch?.url,
    timeout: TIMEOUT_MS,
  });
  expect(real).toMatchObject({ imported: ARTICLES, rejected: [], warnings: [] });
  expect(dry).toEqual(real);
  expect(rows).toHaveLength(ARTICLES);
  expect(memory).toBeLessThan(MEMORY_MB);
  expect((await readdir(join(root, 'data'))).sort()).toEqual(
    scratch ? ['answer.json'] : ['answer.json', 'database'],
  );
});
