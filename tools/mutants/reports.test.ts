import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

const passed = {
  name: '/copy/a.test.ts',
  status: 'passed',
  assertionResults: [{ fullName: 'a', status: 'passed' }],
};

test('a run of unit tests reports the test that failed, and the files that passed', () => {
  const failed = {
    name: '/copy/b.test.ts',
    status: 'failed',
    assertionResults: [{ fullName: 'b', status: 'failed' }],
  };
  expect(readVitestReport({ testResults: [passed, failed] }, '/copy')).toEqual({
    failed: { file: 'b.test.ts', description: 'b.test.ts › b' },
    passed: ['a.test.ts'],
  });
  expect(readVitestReport({ testResults: [passed] }, '/copy').failed).toBeNull();
});

test('a test file that does not load is reported with the first line of its error', () => {
  const broken = {
    name: '/copy/b.test.ts',
    status: 'failed',
    message: 'No such\nmore',
    assertionResults: [],
  };
  expect(readVitestReport({ testResults: [broken] }, '/copy').failed?.description).toBe('b.test.ts: No such');
});

test('a failed test is reported before files that the end of the run cut off', () => {
  const cut = { name: '/copy/a.test.ts', status: 'failed', assertionResults: [] };
  const failed = {
    name: '/copy/b.test.ts',
    status: 'failed',
    assertionResults: [{ fullName: 'b', status: 'failed' }],
  };
  expect(readVitestReport({ testResults: [cut, failed] }, '/copy').failed?.description).toBe('b.test.ts › b');
});

test('a run of browser tests reports the test that failed, not one that passed on a retry', () => {
  const spec = (title: string, status: string) => ({
    title,
    ok: true,
    file: 'e2e/a.e2e.ts',
    tests: [{ status }],
  });
  const suites = [{ suites: [{ specs: [spec('one', 'flaky'), spec('two', 'unexpected')] }] }];
  expect(readPlaywrightReport({ suites })).toBe('e2e/a.e2e.ts › two');
  expect(readPlaywrightReport({ suites: [{ specs: [spec('one', 'flaky')] }] })).toBeNull();
});

test('a server that does not start for browser tests is reported', () => {
  expect(readPlaywrightReport({ suites: [], errors: [{ message: 'The product ended\nat' }] })).toBe(
    'The product ended',
  );
});
