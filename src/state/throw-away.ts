import { UNDO_MS } from '#device/undo-time.ts';
import { changeDownloads, type Download } from './downloads.ts';

/** While it can be undone, throwing away is begun anew before the worker carries it out. */
export const ANEW_MS = UNDO_MS / 2;
/** The worker counts on its own. */
const MARGIN_MS = 500;

/** From now on the issues are gone for the reader; the worker lets go of them a moment later. OFF-03 */
export const throwAway = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.remove(row);
  });

/** Those that were thrown away can be taken back for as long again. */
export const throwAwayAnew = (rows: readonly Download[]): Promise<boolean> =>
  changeDownloads(async (repository) => {
    for (const row of rows) await repository.removeAnew(row);
  });

/** Gives those that the worker had let go of already, which are fetched again; null where the device refused. OFF-03 */
export async function takeBack(rows: readonly Download[]): Promise<Download[] | null> {
  const again: Download[] = [];
  const done = await changeDownloads(async (repository) => {
    for (const row of rows) if (!(await repository.takeBack(row))) again.push(row);
  });
  return done ? again : null;
}

/** Tells the worker when the moment is over, wherever the reader is by then. */
export function letGoSoon(onGone: (() => void) | undefined): void {
  setTimeout(() => void changeDownloads((repository) => repository.run()).then(onGone), UNDO_MS + MARGIN_MS);
}
