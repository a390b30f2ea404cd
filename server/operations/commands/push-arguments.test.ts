import { expect, test } from 'vitest';
import { readPushArguments } from './push-arguments.ts';
import { UsageError } from './usage-error.ts';

test('PSH-04 the command line describes an alert', () => {
  const argv = ['--title', 'Metro', '--text', 'Fino alle 2.', '--topic', 'trasporti', '--article', '7'];
  expect(
    readPushArguments([...argv, '--story', 'metro', '--brand', 'mg', '--key', 'a', '--dry-run']),
  ).toEqual({
    brand: 'mg',
    kind: 'news',
    topic: 'trasporti',
    title: 'Metro',
    body: 'Fino alle 2.',
    articleId: 7,
    story: 'metro',
    key: 'a',
    dryRun: true,
  });
});

test('PSH-04 without a key every call is another alert', () => {
  const said = () => readPushArguments(['--title', 'Tutti', '--exceptional']);
  expect(said()).toMatchObject({ kind: 'exceptional', topic: null, body: '' });
  expect(said().key).not.toBe(said().key);
});

test.each([
  [[]],
  [['--title', '']],
  [['--title', 'x'.repeat(121)]],
  [['--title', 'Metro', '--article', 'sette']],
  [['--title', 'Metro', '--topic', 'Trasporti!']],
  [['--title', 'Metro', '--loud']],
])('PSH-04 %j is a wrong call', (argv) => {
  expect(() => readPushArguments(argv)).toThrow(UsageError);
});
