import type { Download } from '#src/state/downloads/downloads.ts';
import { percentOf } from './download-status.ts';
import { failureStrings, backgroundStrings as strings } from './strings.ts';

const STEP_PERCENT = 25;

const isSame = (one: Download, other: Download) => one.edition === other.edition && one.day === other.day;
const stepOf = (row: Download) => Math.floor(percentOf(row) / STEP_PERCENT);

/** Announcement for a download that changed; progress is announced only in steps, so as not to disturb. */
function announcementFor(before: Download, now: Download): string | null {
  const name = now.editionName;
  if (now.state === 'ready')
    return before.state === 'ready' ? null : strings.ready(name, now.missingPictures);
  if (now.failure && now.failure !== before.failure)
    return strings.stopped(name, failureStrings[now.failure]);
  const hasProgressed = now.state === 'running' && stepOf(now) > stepOf(before);
  return hasProgressed ? strings.progress(name, stepOf(now) * STEP_PERCENT) : null;
}

/** Announcements for the changes between two lists of downloads. OFF-03 */
export function announcementsFor(before: readonly Download[], now: readonly Download[]): string[] {
  return now.flatMap((row) => {
    const former = before.find((one) => isSame(one, row));
    return (former && announcementFor(former, row)) ?? [];
  });
}
