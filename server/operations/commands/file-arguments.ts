import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const BACKUP_USAGE = 'npm run backup -- FILE [--overwrite]';
export const RESTORE_USAGE = 'npm run restore -- FILE [--send-due]';
export const MOVE_USAGE = 'npm run move -- --to (postgres://… | embedded)';

type Options = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

function parseOptions(argv: string[], options: Options, usage: string) {
  try {
    return parseArgs({ args: argv, options: options ?? {}, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}

function onlyFile(positionals: string[], cwd: string, usage: string): string {
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError(`Name one FILE. ${usage}`);
  return resolve(cwd, file);
}

/** @throws UsageError */
export function readBackupArguments(argv: string[], cwd: string): { file: string; overwrite: boolean } {
  const { values, positionals } = parseOptions(argv, { overwrite: { type: 'boolean' } }, BACKUP_USAGE);
  return { file: onlyFile(positionals, cwd, BACKUP_USAGE), overwrite: values.overwrite === true };
}

/**
 * Reads which file to restore, and whether what was due since the backup is still to be sent.
 * @throws UsageError
 */
export function readRestoreArguments(argv: string[], cwd: string): { file: string; sendDue: boolean } {
  const { values, positionals } = parseOptions(argv, { 'send-due': { type: 'boolean' } }, RESTORE_USAGE);
  return { file: onlyFile(positionals, cwd, RESTORE_USAGE), sendDue: values['send-due'] === true };
}

/**
 * Reads to which database the data are to be moved; null is the embedded one.
 * @throws UsageError
 */
export function readMoveArguments(argv: string[]): { to: string | null } {
  const { values, positionals } = parseOptions(argv, { to: { type: 'string' } }, MOVE_USAGE);
  const { to } = values;
  if (positionals.length > 0 || typeof to !== 'string')
    throw new UsageError(`Say with --to where to move it. ${MOVE_USAGE}`);
  if (to === 'embedded') return { to: null };
  if (!/^postgres(?:ql)?:\/\//.test(to) || !URL.canParse(to))
    throw new UsageError(`--to must be embedded or begin with postgres://. ${MOVE_USAGE}`);
  return { to };
}
