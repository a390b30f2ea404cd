import type { Download } from '#src/state/downloads/downloads.ts';
import { percentOf } from './download-status.ts';
import { failureStrings, newsStrings as strings } from './strings.ts';

const STEP = 25;

const isSame = (one: Download, other: Download) => one.edition === other.edition && one.day === other.day;
const stepOf = (row: Download) => Math.floor(percentOf(row) / STEP);

/** Announcement for a download that changed; progress is announced only in steps, so as not to disturb. */
function newsOfOne(before: Download, now: Download): string | null {
  const name = now.editionName;
  if (now.state === 'ready')
    return before.state === 'ready' ? null : strings.ready(name, now.missingPictures);
  if (now.failure && now.failure !== before.failure)
    return strings.stopped(name, failureStrings[now.failure]);
  const isFurther = now.state === 'running' && stepOf(now) > stepOf(before);
  return isFurther ? strings.progress(name, stepOf(now) * STEP) : null;
}

/** Announcements for the changes between two lists of downloads. OFF-03 */
export function announcementsFor(before: readonly Download[], now: readonly Download[]): string[] {
  return now.flatMap((row) => {
    const former = before.find((one) => isSame(one, row));
    return (former && newsOfOne(former, row)) ?? [];
  });
}
