import { access, constants } from 'node:fs/promises';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { contentsLine, heldBackLine } from './contents-line.ts';
import { readRestoreArguments } from './file-arguments.ts';
import { runCancellable } from './run-cancellable.ts';

await runCancellable(async (reportProgress) => {
  const { file, sendDue } = readRestoreArguments(process.argv.slice(2), process.cwd());
  const { dataFolder, databaseUrl } = readConfig(process.env);
  await access(file, constants.R_OK);
  const lock = await lockDataFolder(dataFolder);
  try {
    const holdBackUntil = sendDue ? null : new Date();
    const request = { file, dataFolder, databaseUrl, holdBackUntil, reportProgress };
    const { contents, heldBack } = await restoreBackup(request);
    return [`restored ${contentsLine(contents)}`, ...(heldBack ? [heldBackLine(heldBack)] : [])];
  } finally {
    await lock.release();
  }
});
