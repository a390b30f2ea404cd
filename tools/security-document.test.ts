import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOLDS = /^(?:yes|partly: .+|no: .+|– .+|yes: .+)$/;

type Row = { number: string; holds: string; where: string; tests: string };

const rows: Row[] = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, number = '', , holds = '', where = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return { number, holds, where, tests };
  });

const pathsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** IDs or title words by which the document names a test. */
const namesIn = (text: string) => [
  ...(text.match(/\b[A-Z]{3,4}-\d{2}\b/g) ?? []),
  ...[...text.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words),
];

test('each requirement is listed there once, with whether it is met', () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.filter(({ holds }) => !HOLDS.test(holds))).toEqual([]);
});

test('the files that requirements name exist', () => {
  const missing = rows.flatMap(({ number, where }) =>
    pathsIn(where).flatMap((path) => (existsSync(path) ? [] : [`${number}: ${path}`])),
  );
  expect(missing).toEqual([]);
});

test('the tests that requirements name exist, with these titles', () => {
  const missing = rows.flatMap(({ number, tests }) =>
    tests
      .split('; ')
      .filter(Boolean)
      .flatMap((one) => {
        const [path = ''] = pathsIn(one);
        if (!existsSync(path)) return [`${number}: ${path}`];
        const source = readFileSync(path, 'utf8');
        const names = namesIn(one.replace(`\`${path}\``, ''));
        if (names.length === 0) return [`${number}: ${path} without a title`];
        return names.filter((name) => !source.includes(name)).map((name) => `${number}: ${path} ${name}`);
      }),
  );
  expect(missing).toEqual([]);
});
