import { expect, test } from 'vitest';
import { failureLines } from './end-lines.ts';

const fallen = { file: 'a.test.ts', title: 'a case', seconds: 1, status: 'failed' } as const;

test('a failed case is listed with its reason, without colours and empty lines; a passed case is not', () => {
  const why = '\u001b[31mError: 1 is not 2\u001b[39m\n\n  at here';
  const cases = [
    { ...fallen, status: 'passed' as const, title: 'another' },
    { ...fallen, why },
  ];
  expect(failureLines(cases)).toEqual([
    'failed: a.test.ts: a case',
    '    Error: 1 is not 2',
    '      at here',
  ]);
});

test('only the first lines of a long reason are shown', () => {
  const why = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n');
  const lines = failureLines([{ ...fallen, why }]);
  expect(lines.length).toBeLessThan(100);
  expect(lines.at(1)).toBe('    line 0');
});
