import { dayAt } from '#domain/dates.ts';
import { readConfig } from '#server/base/config/config.ts';
import { lockDataFolder } from '#server/base/data-folder/lock.ts';
import { fillVolume } from '../demo/fill-volume.ts';
import { type DemoVolumeArguments, readDemoVolumeArguments } from './demo-volume-arguments.ts';
import { endWithReason } from './plain-reason.ts';
import { progressLine } from './progress-line.ts';
import { withDatabase } from './with-database.ts';

const progress = progressLine(process.stderr);

/** Opens the data folder in this process: inside a running server it would delay answers for minutes. */
async function fill({ issues, brand }: DemoVolumeArguments): Promise<void> {
  const config = readConfig(process.env);
  const lock = await lockDataFolder(config.dataFolder);
  try {
    const onProgress = (done: number) => progress.show(`filling ${done} of ${issues}`);
    const today = dayAt(new Date());
    const articles = await withDatabase(config, ({ orm }) =>
      fillVolume({ orm, brand, issues, today, onProgress }),
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
  endWithReason(error);
}
