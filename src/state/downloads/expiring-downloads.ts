import type { KeepRule } from '#device/tables/settings.ts';
import { changeDownloads, type Download } from './downloads.ts';
import type { DownloadsRepository } from './downloads-repository.ts';

async function ask<Answer>(
  question: (repository: DownloadsRepository) => Promise<Answer>,
): Promise<Answer | null> {
  let answer: Answer | null = null;
  await changeDownloads(async (repository) => {
    answer = await question(repository);
  });
  return answer;
}

/** Issues that this rule would delete immediately; null where the device does not answer. OFF-03 */
export const expiringIfKept = (keep: KeepRule): Promise<Download[] | null> =>
  ask((repository) => repository.expiringIfKept(keep));

/**
 * Issues that would be deleted immediately if this one were no longer pinned; null where the device does not answer.
 * OFF-03
 */
export const expiringIfUnpinned = (row: Download): Promise<Download[] | null> =>
  ask((repository) => repository.expiringIfUnpinned(row));
