import { expect, test } from 'vitest';
import { readStatsArguments } from './stats-arguments.ts';
import { UsageError } from './usage-error.ts';

const read = (...argv: string[]) => readStatsArguments(argv, '2025-04-03');

test('TRK-04 the default is the last seven days of all papers', () => {
  expect(read()).toEqual({
    brands: ['MG', 'LG', 'CA', 'EM', 'QP', 'GZ'],
    from: '2025-03-28',
    to: '2025-04-03',
    top: 20,
  });
  expect(read('--brand', 'lg', '--days', '1', '--top', '0')).toEqual({
    brands: ['LG'],
    from: '2025-04-03',
    to: '2025-04-03',
    top: 0,
  });
  expect(read('--from', '2025-01-31', '--to', '2025-03-01')).toMatchObject({
    from: '2025-01-31',
    to: '2025-03-01',
  });
});

test.each([
  [['--brand', 'XX']],
  [['--days', '0']],
  [['--days', '401']],
  [['--from', '2025-02-30']],
  [['--to', 'ieri']],
  [['--from', '2025-04-04']],
  [['--from', '2023-04-04']],
  [['--top', 'all']],
  [['ieri']],
])('TRK-04 %j is a wrong call', (argv) => {
  expect(() => read(...argv)).toThrow(UsageError);
});
