import { UNDO_MS } from '#device/undo-time.ts';
import { changeDownloads, type Download } from './downloads.ts';

/** Interval at which a removal is renewed while it can be undone, so that the worker does not carry it out. */
export const RENEW_MS = UNDO_MS / 2;
/** The worker measures the time itself. */
const MARGIN_MS = 500;

/** Removes the issues from the reader's view; the worker deletes them a moment later. OFF-03 */
export const removeWithUndo = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.remove(row);
  });

/** Renews the time in which the removal can be undone. */
export const renewRemoval = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.removeAnew(row);
  });

/** Issues that the worker had deleted already, which are downloaded again; null where the device refused. OFF-03 */
export async function undoRemoval(rows: readonly Download[]): Promise<Download[] | null> {
  const again: Download[] = [];
  const done = await changeDownloads(async (repository) => {
    for (const row of rows) if (!(await repository.undoRemoval(row))) again.push(row);
  });
  return done ? again : null;
}

/** Has the worker delete the issues when the time is over, wherever the reader is by then. */
export function deleteSoon(onGone: (() => void) | undefined): void {
  setTimeout(() => void changeDownloads((repository) => repository.run()).then(onGone), UNDO_MS + MARGIN_MS);
}
