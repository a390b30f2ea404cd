import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserFilesOf, LONG_PARTS, vitestFilesOf } from './long-parts.ts';

const parts = Object.values(LONG_PARTS);
const found = (pattern: string) => globSync(pattern).sort();
const isLong = (file: string) => readFileSync(file, 'utf8').includes('@long');

test('every browser file with a long test is listed in exactly one part', () => {
  const files = found('tests/{e2e,a11y}/**/*.e2e.ts');
  expect(parts.flatMap(browserFilesOf).sort()).toEqual(files.filter(isLong));
});

test('every file of tests/long is listed in exactly one part', () => {
  const long = parts.flatMap(vitestFilesOf).filter((file) => file.startsWith('tests/long/'));
  expect(long.sort()).toEqual(found('tests/long/**/*.test.ts'));
});

test('every file that a part names exists', () => {
  const named = parts.flatMap((part) => [...browserFilesOf(part), ...vitestFilesOf(part)]);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('no part is empty', () => {
  for (const part of parts) expect([...browserFilesOf(part), ...vitestFilesOf(part)]).not.toEqual([]);
});
