import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { CommandFailed, callRunningServer } from '../data-folder/call-running-server.ts';
import { DataFolderInUse } from '../data-folder/lock.ts';
import { lockOrReach } from '../data-folder/lock-or-reach.ts';
import { connect, DatabaseUnavailable } from '../db/connect.ts';
import type { LicenceRow } from '../db/press-licences.ts';
import { type LicenceArguments, readLicenceArguments } from './licence-arguments.ts';
import { licenceLines, runLicence } from './run-licence.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const WRONG_CALL = 2;

/** Works in this process, or in the server that holds the data folder. */
async function workHereOrThere(args: LicenceArguments): Promise<LicenceRow[]> {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const held = await lockOrReach(dataFolder);
  if ('running' in held) {
    return (await callRunningServer(held.running, 'licence', args, () => undefined)) as LicenceRow[];
  }
  try {
    const db = await connect(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') });
    return await runLicence(args, db.orm).finally(() => db.close());
  } finally {
    await held.lock.release();
  }
}

function exitCode(error: unknown): number {
  if (error instanceof UsageError) return WRONG_CALL;
  if (error instanceof CommandFailed && error.kind === 'UsageError') return WRONG_CALL;
  const plain = [DataFolderInUse, ConfigError, CommandFailed, DatabaseUnavailable];
  if (!plain.some((kind) => error instanceof kind)) throw error;
  return FAILED;
}

try {
  const licences = await workHereOrThere(readLicenceArguments(process.argv.slice(2)));
  console.log(licenceLines(licences).join('\n'));
} catch (error) {
  process.exitCode = exitCode(error);
  console.error(error instanceof Error ? error.message : String(error));
}
