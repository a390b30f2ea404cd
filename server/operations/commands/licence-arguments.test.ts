import { expect, test } from 'vitest';
import { readLicenceArguments } from './licence-arguments.ts';
import { UsageError } from './usage-error.ts';

const EMAIL = 'stampa@ente.example';

test('ROL-06 the call names a reader, and what one of the licences shall cover', () => {
  expect(readLicenceArguments([EMAIL])).toEqual({ email: EMAIL, change: null });
  const papers = ['--paper', 'mg:roma, latina', '--paper', 'GZ'];
  expect(readLicenceArguments([EMAIL, '--id', '7', ...papers, '--from', '2025-01-01'])).toEqual({
    email: EMAIL,
    change: {
      id: 7,
      terms: {
        papers: [
          { newspaper: 'MG', editions: ['roma', 'latina'] },
          { newspaper: 'GZ', editions: null },
        ],
        from: '2025-01-01',
      },
    },
  });
  expect(readLicenceArguments([EMAIL, '--id', '7', '--everything'])).toEqual({
    email: EMAIL,
    change: { id: 7, terms: null },
  });
});

test.each([
  [[]],
  [[EMAIL, 'altro@ente.example']],
  [[EMAIL, '--everything']],
  [[EMAIL, '--paper', 'MG']],
  [[EMAIL, '--id', '7']],
  [[EMAIL, '--id', '7', '--from', '2025-01-01']],
  [[EMAIL, '--id', '7', '--everything', '--paper', 'MG']],
  [[EMAIL, '--id', '7', '--everything', '--from', '2025-01-01']],
  [[EMAIL, '--id', '0', '--everything']],
  [[EMAIL, '--id', '7', '--paper', 'XX']],
  [[EMAIL, '--id', '7', '--paper', 'MG', '--from', '2025-02-30']],
  [[EMAIL, '--all']],
])('ROL-06 %j is a wrong call', (argv) => {
  expect(() => readLicenceArguments(argv)).toThrow(UsageError);
});
