import { expect, test } from 'vitest';
import { idsIn, playwrightCases, vitestCases } from './cases.ts';

const here = (file: string) => `${process.cwd()}/${file}`;

test('vitest cases have their file, their groups and their seconds', () => {
  const told = { fullName: 'a group a case', status: 'passed', duration: 1500 };
  const left = { fullName: 'another', status: 'pending', duration: null };
  expect(
    vitestCases({
      testResults: [{ name: here('domain/a.test.ts'), status: 'passed', assertionResults: [told, left] }],
    }),
  ).toEqual([
    { file: 'domain/a.test.ts', title: 'a group a case', seconds: 1.5, status: 'passed' },
    { file: 'domain/a.test.ts', title: 'another', seconds: 0, status: 'skipped' },
  ]);
});

test('a file that crashes before its first case counts as failed', () => {
  const [fallen] = vitestCases({
    testResults: [{ name: here('domain/a.test.ts'), status: 'failed', assertionResults: [] }],
  });
  expect(fallen).toMatchObject({ file: 'domain/a.test.ts', status: 'failed' });
});

test('a failed vitest case has the reason', () => {
  const fallen = {
    fullName: 'a case',
    status: 'failed',
    duration: 1,
    failureMessages: ['Error: 1 is not 2'],
  };
  const [one, file] = vitestCases({
    testResults: [
      { name: here('a.test.ts'), status: 'failed', assertionResults: [fallen] },
      { name: here('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(one?.why).toBe('Error: 1 is not 2');
  expect(file?.why).toBe('no such module');
});

test('a failed Playwright case has its errors and the output of its test', () => {
  const result = { duration: 1, errors: [{ message: 'not visible' }], stdout: [{ text: 'last calls:\n' }] };
  const specs = ['unexpected', 'expected'].map((status) => ({
    title: status,
    file: 'a.e2e.ts',
    tests: [{ status, results: [result] }],
  }));
  const [failed, passed] = playwrightCases({
    config: { rootDir: here('tests') },
    suites: [{ title: 'a.e2e.ts', specs }],
  });
  expect(failed?.why).toBe('not visible\nlast calls:');
  expect(passed?.why).toBeUndefined();
});

test('Playwright cases have their groups, and one that passed only on a retry counts as failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'e2e/a.e2e.ts',
    tests: [{ status, results: [{ duration: 1000 }, { duration: 500 }] }],
  });
  const group = { title: 'a group', specs: [spec('a case', 'flaky')] };
  const file = { title: 'e2e/a.e2e.ts', specs: [spec('first', 'expected')], suites: [group] };
  expect(playwrightCases({ config: { rootDir: here('tests') }, suites: [file] })).toEqual([
    { file: 'tests/e2e/a.e2e.ts', title: 'first', seconds: 1.5, status: 'passed' },
    { file: 'tests/e2e/a.e2e.ts', title: 'a group a case', seconds: 1.5, status: 'failed' },
  ]);
});

test('the IDs of a title are listed one by one, including those of a range', () => {
  expect(idsIn('NAV-01…03, NAV-25 A11Y every screen opens')).toEqual([
    'NAV-01',
    'NAV-02',
    'NAV-03',
    'NAV-25',
  ]);
  expect(idsIn('nothing of the kind')).toEqual([]);
});
