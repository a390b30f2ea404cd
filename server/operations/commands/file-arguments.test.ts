import { describe, expect, test } from 'vitest';
import { readBackupArguments, readMoveArguments, readRestoreArguments } from './file-arguments.ts';
import { UsageError } from './usage-error.ts';

const HERE = '/srv/here';

describe('the arguments of a command', () => {
  test('name a file, relative to the current folder', () => {
    expect(readBackupArguments(['x.tar'], HERE)).toEqual({ file: '/srv/here/x.tar', overwrite: false });
    expect(readBackupArguments(['--overwrite', '/y.tar'], HERE)).toEqual({ file: '/y.tar', overwrite: true });
    expect(readRestoreArguments(['../x.tar'], HERE)).toEqual({ file: '/srv/x.tar', sendDue: false });
    expect(readRestoreArguments(['x.tar', '--send-due'], HERE)).toEqual({
      file: '/srv/here/x.tar',
      sendDue: true,
    });
  });

  test('name the target of a move', () => {
    expect(readMoveArguments(['--to', 'embedded'])).toEqual({ to: null });
    const to = 'postgres://edicola:p%40ss@db.example:5433/edicola';
    expect(readMoveArguments(['--to', to])).toEqual({ to });
  });
});

describe('wrong arguments', () => {
  test.each([[[]], [['a', 'b']], [['a', '--force']], [['']]])('%j is refused for a backup', (argv) => {
    expect(() => readBackupArguments(argv, HERE)).toThrow(UsageError);
  });

  test.each([[[]], [['a', 'b']], [['a', '--overwrite']]])('%j is refused for a restore', (argv) => {
    expect(() => readRestoreArguments(argv, HERE)).toThrow(UsageError);
  });

  test.each([
    [[]],
    [['embedded']],
    [['--to', 'mysql://x']],
    [['--to', 'postgres://a b:x']],
    [['--to', '']],
  ])('%j is refused for a move', (argv) => {
    expect(() => readMoveArguments(argv)).toThrow(UsageError);
  });
});
