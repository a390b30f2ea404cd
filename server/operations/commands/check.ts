import { join } from 'node:path';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { openForCheck } from '#server/base/db/open-for-check.ts';
import { endWithReason } from './plain-reason.ts';
import { type CheckReport, runCheck } from './run-check.ts';

const DAMAGED = 1;

/** The embedded database can be opened by one process only; a PostgreSQL is checked while others use it. */
async function check(): Promise<CheckReport> {
  const { dataFolder, databaseUrl: url } = readConfig(process.env);
  const lock = url === null ? await lockDataFolder(dataFolder) : null;
  try {
    const opened = await openForCheck({ folder: join(dataFolder, 'database'), url });
    return await runCheck(opened.ask).finally(opened.close);
  } finally {
    await lock?.release();
  }
}

try {
  const { lines, faults, sound } = await check();
  for (const fault of faults) console.error(fault);
  for (const line of lines) console.log(line);
  if (!sound) process.exitCode = DAMAGED;
} catch (error) {
  endWithReason(error);
}
