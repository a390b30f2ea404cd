import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteRounds, failuresOf, type Round, readRounds, saveRound, steadyLines } from './steady-rounds.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'edicola-steady-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'not-there-yet', 'rounds.json');
}

const whole = (seed: number, failures: Round['failures'] = []): Round => ({
  seed,
  failures,
  halves: ['unit', 'browser'],
});
const late = { half: 'browser', file: 'tests/e2e/a.e2e.ts', title: 'comes late' } as const;
const odd = { half: 'unit', file: 'server/a.test.ts', title: 'is odd' } as const;

test('rounds of one state of the code add up, and those of another state do not count', () => {
  const file = newFile();
  expect(readRounds(file, 'one')).toEqual([]);
  saveRound(file, 'one', whole(1));
  saveRound(file, 'two', whole(2));
  saveRound(file, 'one', whole(3, [late]));
  expect(readRounds(file, 'one')).toEqual([whole(1), whole(3, [late])]);
  expect(readRounds(file, 'two')).toEqual([whole(2)]);
});

test('forgotten rounds no longer count', () => {
  const file = newFile();
  deleteRounds(file);
  saveRound(file, 'one', whole(1));
  deleteRounds(file);
  expect(readRounds(file, 'one')).toEqual([]);
});

test('a failure is listed with its number, and with the number of rounds that it could have failed in', () => {
  const alone: Round = { seed: 4, halves: ['browser'], failures: [late] };
  expect(steadyLines('one', [whole(1), whole(2, [odd, late]), whole(3, [late]), alone])).toEqual([
    'State of the code: one',
    '3 rounds whole, seeds 1 2 3',
    '1 round of the browser tests alone, seeds 4',
    '3 of 4: tests/e2e/a.e2e.ts: comes late (seeds 2 3 4)',
    '1 of 3: server/a.test.ts: is odd (seeds 2)',
  ]);
});

test('rounds without a failure are only counted', () => {
  const rounds = Array.from({ length: 10 }, (_, at) => whole(at));
  expect(steadyLines('one', rounds)).toEqual([
    'State of the code: one',
    '10 rounds whole, seeds 0 1 2 3 4 5 6 7 8 9',
  ]);
  expect(steadyLines('one', [])).toEqual(['State of the code: one', 'No round has counted yet.']);
});

test('only the failed cases of a half are stored', () => {
  const { half, ...named } = late;
  const passed = { file: 'tests/e2e/b.e2e.ts', title: 'comes', seconds: 1, status: 'passed' } as const;
  expect(failuresOf(half, [passed, { ...named, seconds: 2, status: 'failed' }])).toEqual([late]);
});
