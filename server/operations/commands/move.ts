import { access } from 'node:fs/promises';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { assertDatabaseIn, movedDatabaseIn } from '../backup/embedded-database.ts';
import { moveDatabase } from '../backup/move-database.ts';
import { rowsLine } from './contents-line.ts';
import { MOVE_USAGE, readMoveArguments } from './file-arguments.ts';
import { runCancellable } from './run-cancellable.ts';
import { UsageError } from './usage-error.ts';

await runCancellable(async (reportProgress) => {
  const { to } = readMoveArguments(process.argv.slice(2));
  const { dataFolder, databaseUrl: from } = readConfig(process.env);
  if (from === to)
    throw new UsageError(
      `The database is there already: DATABASE_URL names the database to move; without it the embedded one is moved. ${MOVE_USAGE}`,
    );
  // Before the lock, which would create a missing folder.
  if (from === null) await assertDatabaseIn(dataFolder);
  else await access(dataFolder);
  const lock = await lockDataFolder(dataFolder);
  try {
    const rows = await moveDatabase({ from, to, dataFolder, reportProgress });
    return [
      `moved ${rowsLine(rows)}`,
      to === null
        ? 'start the server without DATABASE_URL from now on; the database on PostgreSQL is as it was'
        : 'start the server with this address as DATABASE_URL from now on',
      ...(from === null ? [`the embedded database is kept as ${movedDatabaseIn(dataFolder)}`] : []),
    ];
  } finally {
    await lock.release();
  }
});
