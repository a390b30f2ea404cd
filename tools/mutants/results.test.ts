import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResults, writeResults } from './results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edicola-mutants-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('results are written whole, and read again for the same commit', () => {
  const file = join(folder, 'new', 'results.json');
  expect(readResults(file, 'abc')).toEqual({ commit: 'abc', results: [] });
  for (const results of [[], []]) writeResults(file, { commit: 'abc', results });
  expect(readResults(file, 'abc')).toEqual({ commit: 'abc', results: [] });
  expect(() => readResults(file, 'def')).toThrow('of commit abc');
  expect(readdirSync(join(folder, 'new'))).toEqual(['results.json']);
});

test('results that cannot be read are not taken for none, which would be written over them', () => {
  expect(() => readResults(folder, 'abc')).toThrow('EISDIR');
});
