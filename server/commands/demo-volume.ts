import { join } from 'node:path';
import { dayAt } from '#domain/dates.ts';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { DataFolderInUse, lockDataFolder } from '../data-folder/lock.ts';
import { connect, DatabaseUnavailable } from '../db/connect.ts';
import { fillVolume } from '../demo/fill-volume.ts';
import { type DemoVolumeArguments, readDemoVolumeArguments } from './demo-volume-arguments.ts';
import { progressLine } from './progress-line.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const WRONG_CALL = 2;

const progress = progressLine(process.stderr);

/** Works on the data folder itself: a running server would be kept from answering for minutes. */
async function fill({ issues, brand }: DemoVolumeArguments): Promise<void> {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const lock = await lockDataFolder(dataFolder);
  try {
    const db = await connect(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') });
    const onProgress = (done: number) => progress.show(`filling ${done} of ${issues}`);
    const today = dayAt(new Date());
    const articles = await fillVolume({ orm: db.orm, brand, issues, today, onProgress }).finally(() =>
      db.close(),
    );
    progress.clear();
    console.log(`added ${issues} issues with ${articles} articles to ${brand.name}`);
  } finally {
    await lock.release();
  }
}

try {
  await fill(readDemoVolumeArguments(process.argv.slice(2)));
} catch (error) {
  progress.clear();
  const plain = [DataFolderInUse, ConfigError, DatabaseUnavailable, UsageError];
  if (!plain.some((kind) => error instanceof kind)) throw error;
  process.exitCode = error instanceof UsageError ? WRONG_CALL : FAILED;
  console.error(error instanceof Error ? error.message : String(error));
}
