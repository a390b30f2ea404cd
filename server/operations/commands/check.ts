import { join } from 'node:path';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { openForCheck } from '#server/base/db/open-for-check.ts';
import { endWithReason } from './plain-reason.ts';
import { type CheckReport, runCheck } from './run-check.ts';

const DAMAGED_EXIT_CODE = 1;

/** The embedded database can be opened by one process only; a PostgreSQL is checked while others use it. */
async function check(): Promise<CheckReport> {
  const { dataFolder, databaseUrl: url } = readConfig(process.env);
  const lock = url === null ? await lockDataFolder(dataFolder) : null;
  try {
    const connection = await openForCheck({ folder: join(dataFolder, 'database'), url });
    return await runCheck(connection.run).finally(connection.close);
  } finally {
    await lock?.release();
  }
}

try {
  const { lines, damages, isSound } = await check();
  for (const damage of damages) console.error(damage);
  for (const line of lines) console.log(line);
  if (!isSound) process.exitCode = DAMAGED_EXIT_CODE;
} catch (error) {
  endWithReason(error);
}
