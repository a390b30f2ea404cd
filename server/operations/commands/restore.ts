import { access, constants } from 'node:fs/promises';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { contentsLine } from './contents-line.ts';
import { readRestoreArguments } from './file-arguments.ts';
import { runCancellable } from './run-cancellable.ts';

await runCancellable(async (reportProgress) => {
  const { file } = readRestoreArguments(process.argv.slice(2), process.cwd());
  const { dataFolder, databaseUrl } = readConfig(process.env);
  await access(file, constants.R_OK);
  const lock = await lockDataFolder(dataFolder);
  try {
    const contents = await restoreBackup({ file, dataFolder, databaseUrl, reportProgress });
    return [`restored ${contentsLine(contents)}`];
  } finally {
    await lock.release();
  }
});
