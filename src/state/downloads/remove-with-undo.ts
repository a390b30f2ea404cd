import { UNDO_MS } from '#device/undo-time.ts';
import { changeDownloads, type Download } from './downloads.ts';

/** Interval at which a removal is renewed while it can be undone, so that the worker does not carry it out. */
export const RENEW_MS = UNDO_MS / 2;
/** Added to the undo time before the worker is called: it checks itself whether that time is over. */
const MARGIN_MS = 500;

/** Removes the issues from the reader's view; the worker deletes them a moment later. OFF-03 */
export const removeWithUndo = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.remove(row);
  });

/** Renews the time in which the removal can be undone. */
export const renewRemoval = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.extendRemoval(row);
  });

/** Issues that the worker had deleted already, which are downloaded again; null where the device refused. OFF-03 */
export async function undoRemoval(rows: readonly Download[]): Promise<Download[] | null> {
  const downloadedAgain: Download[] = [];
  const done = await changeDownloads(async (repository) => {
    for (const row of rows) if (!(await repository.undoRemoval(row))) downloadedAgain.push(row);
  });
  return done ? downloadedAgain : null;
}

/** Has the worker delete the issues when the time is over, wherever the reader is by then. */
export function deleteSoon(onDone: (() => void) | undefined): void {
  setTimeout(() => void changeDownloads((repository) => repository.run()).then(onDone), UNDO_MS + MARGIN_MS);
}
