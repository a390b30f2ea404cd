import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installation, linesOf, newInstallation } from '#tests/support/installation.ts';
import { runProgram } from '#tests/support/server-process.ts';

/**
 * A long timeout, only to end a test that hangs: several programs start one after the other, on a machine that may be
 * busy.
 */
const TIMEOUT_MS = 600_000;

describe('an invalid setting', () => {
  let installed: Installation;
  beforeAll(async () => {
    installed = await newInstallation();
  });
  afterAll(() => installed.remove());

  // The messages of each setting: config.test.ts and start-failure.test.ts.
  test.each([
    [
      'server/main.ts',
      'DATABASE_URL',
      'postgres://me:secret@127.0.0.1:1/x',
      /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/,
    ],
    [
      'server/operations/commands/import.ts',
      'DATA_DIR',
      '/dev/null',
      /^(?:DATA_DIR: )?EEXIST: .*\/dev\/null/,
    ],
  ] as const)(
    'is reported in one line: by %s, %s=%s',
    async (program, name, value, line) => {
      const { code, out, err } = await runProgram(program, ['--brand', 'MG', installed.root], {
        ...installed.settings,
        [name]: value,
      }).ended;
      expect([code, out]).toEqual([1, '']);
      expect(linesOf(err)).toEqual([expect.stringMatching(line)]);
      expect(err).not.toContain('secret');
    },
    TIMEOUT_MS,
  );
});
