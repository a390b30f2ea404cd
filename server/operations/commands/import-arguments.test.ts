import { expect, test } from 'vitest';
import { readImportArguments } from './import-arguments.ts';
import { UsageError } from './usage-error.ts';

test('paths and folders are made absolute from the folder of the call', () => {
  const argv = ['../a', 'b.json', '--brand', 'MG', '--media', 'https://m.example=../media', '--dry-run'];
  expect(readImportArguments(argv, '/work/main')).toEqual({
    paths: ['/work/a', '/work/main/b.json'],
    brand: 'MG',
    media: [{ prefix: 'https://m.example', folder: '/work/media' }],
    dryRun: true,
  });
  expect(readImportArguments(['x'], '/')).toEqual({ paths: ['/x'], brand: null, media: [], dryRun: false });
});

test.each([
  [[]],
  [['']],
  [['a', '', '--brand', 'MG']],
  [['--brand']],
  [['a', '--unknown']],
  [['a', '--media', 'https://m.example']],
  [['a', '--media', '=x']],
])('%j is a wrong call', (argv) => {
  expect(() => readImportArguments(argv, '/')).toThrow(UsageError);
});
