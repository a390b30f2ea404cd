import { readConfig } from '#server/base/config/config.ts';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import type { LicenceRow } from '#server/press-review/db/press-licences.ts';
import { type LicenceArguments, readLicenceArguments } from './licence-arguments.ts';
import { endWithReason } from './plain-reason.ts';
import { licenceLines, runLicence } from './run-licence.ts';
import { withDatabase } from './with-database.ts';

/** Runs in this process, or in the server that holds the data folder. */
async function runLocallyOrInServer(args: LicenceArguments): Promise<LicenceRow[]> {
  const config = readConfig(process.env);
  const folderAccess = await lockOrReach(config.dataFolder);
  if ('running' in folderAccess) {
    return (await callRunningServer(folderAccess.running, 'licence', args, () => undefined)) as LicenceRow[];
  }
  try {
    return await withDatabase(config, (db) => runLicence(args, db.orm));
  } finally {
    await folderAccess.lock.release();
  }
}

try {
  const licences = await runLocallyOrInServer(readLicenceArguments(process.argv.slice(2)));
  console.log(licenceLines(licences).join('\n'));
} catch (error) {
  endWithReason(error);
}
