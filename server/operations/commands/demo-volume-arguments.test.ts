import { expect, test } from 'vitest';
import { readDemoVolumeArguments } from './demo-volume-arguments.ts';
import { UsageError } from './usage-error.ts';

test('issues go to Il Messaggero unless another paper is named', () => {
  expect(readDemoVolumeArguments(['--issues', '12'])).toMatchObject({ issues: 12, brand: { sigla: 'MG' } });
  expect(readDemoVolumeArguments(['--issues=3', '--brand', 'LG'])).toMatchObject({ brand: { sigla: 'LG' } });
});

test.each([
  [[], '--issues wants a number'],
  [['--issues', '0'], '--issues wants a number'],
  [['--issues', '1.5'], '--issues wants a number'],
  [['--issues', '99999999'], '--issues wants a number'],
  [['--issues', '2', '--brand', 'XX'], 'No paper has the sigla XX'],
  [['--issues', '2', 'more'], 'more'],
  [['--issue', '2'], '--issue'],
])('a wrong call is explained: %s', (argv, message) => {
  expect(() => readDemoVolumeArguments(argv)).toThrow(UsageError);
  expect(() => readDemoVolumeArguments(argv)).toThrow(message);
});
