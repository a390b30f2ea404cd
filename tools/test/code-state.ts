import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit and, where files have changed since or are new, a digest of them. */
export function codeState(folder = process.cwd()): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  const changes = git('diff', 'HEAD', '--binary');
  const added = git('ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  if (!changes && added.length === 0) return commit;
  const digest = createHash('sha256').update(changes);
  for (const file of added) digest.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return `${commit} with changes ${digest.digest('hex').slice(0, 8)}`;
}
