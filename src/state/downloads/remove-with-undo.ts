import { UNDO_MS } from '#device/undo-time.ts';
import { changeDownloads, type Download } from './downloads.ts';

/** While it can be undone, removal is begun anew before the worker carries it out. */
export const ANEW_MS = UNDO_MS / 2;
/** The worker counts on its own. */
const MARGIN_MS = 500;

/** From now on the issues are gone for the reader; the worker deletes them a moment later. OFF-03 */
export const removeWithUndo = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.remove(row);
  });

/** Removal can be undone for as long again. */
export const removeAnew = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.removeAnew(row);
  });

/** Gives those that the worker had deleted already, which are fetched again; null where the device refused. OFF-03 */
export async function undoRemoval(rows: readonly Download[]): Promise<Download[] | null> {
  const again: Download[] = [];
  const done = await changeDownloads(async (repository) => {
    for (const row of rows) if (!(await repository.undoRemoval(row))) again.push(row);
  });
  return done ? again : null;
}

/** Tells the worker when the moment is over, wherever the reader is by then. */
export function deleteSoon(onGone: (() => void) | undefined): void {
  setTimeout(() => void changeDownloads((repository) => repository.run()).then(onGone), UNDO_MS + MARGIN_MS);
}
