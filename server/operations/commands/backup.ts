import { readFile } from 'node:fs/promises';
import { readConfig } from '#server/base/config/config.ts';
import { KEY_FILES } from '../backup/data-files.ts';
import { backUp } from '../backup/write-backup-file.ts';
import { contentsLine } from './contents-line.ts';
import { readBackupArguments } from './file-arguments.ts';
import { runCancellable } from './run-cancellable.ts';

async function readRelease(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

await runCancellable(async (reportProgress) => {
  const { file, overwrite } = readBackupArguments(process.argv.slice(2), process.cwd());
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const release = await readRelease();
  const report = await backUp({
    file,
    overwrite,
    dataFolder,
    databaseUrl,
    release,
    now: new Date(),
    reportProgress,
  });
  const line = `backed up ${contentsLine(report)} to ${file}, ${(report.bytes / 1e6).toFixed(1)} MB`;
  if (report.keys === KEY_FILES.length) return [line];
  return [
    line,
    'keys from settings (SESSION_SECRET, VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY) are not in it: save them separately',
  ];
});
