import { access } from 'node:fs/promises';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { assertDatabaseIn, leftBehind } from '../backup/embedded-database.ts';
import { moveDatabase } from '../backup/move-database.ts';
import { rowsLine } from './contents-line.ts';
import { MOVE_USAGE, readMoveArguments } from './file-arguments.ts';
import { runToEnd } from './run-to-end.ts';
import { UsageError } from './usage-error.ts';

await runToEnd(async (tell) => {
  const { to } = readMoveArguments(process.argv.slice(2));
  const { dataFolder, databaseUrl: from } = readConfig(process.env);
  if (from === to)
    throw new UsageError(
      `The database is there: DATABASE_URL says what is moved, and without it the embedded one is. ${MOVE_USAGE}`,
    );
  // Before the lock, which would create a missing folder.
  if (from === null) await assertDatabaseIn(dataFolder);
  else await access(dataFolder);
  const lock = await lockDataFolder(dataFolder);
  try {
    const rows = await moveDatabase({ from, to, dataFolder, tell });
    return [
      `moved ${rowsLine(rows)}`,
      to === null
        ? 'start the server without DATABASE_URL from now on; the database on PostgreSQL is as it was'
        : 'start the server with this address as DATABASE_URL from now on',
      ...(from === null ? [`the embedded database is kept as ${leftBehind(dataFolder)}`] : []),
    ];
  } finally {
    await lock.release();
  }
});
