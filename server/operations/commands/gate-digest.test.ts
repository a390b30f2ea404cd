import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./gate-digest.ts', import.meta.url));

/** Runs the command with this standard input. */
function run(input: string) {
  const { status, stdout } = spawnSync(process.execPath, [COMMAND], { input, encoding: 'utf8' });
  return { status, stdout };
}

test.each(['', '\n'])('SHL-02 no digest is made of the input %j, and the command fails', (input) => {
  expect(run(input)).toEqual({ status: 2, stdout: '' });
});

test('SHL-02 the digest of the first line is printed', () => {
  expect(run('parola d’ordine\naltro')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^\$argon2id\$/),
  });
});
