import { NewsstandDb } from '#device/db.ts';
import { keepSelection, readSelection, watchSelection } from '#device/tables/clip-selections.ts';
import { waitForSessionRow } from '../session/wait-for-session-row.ts';
import type { SelectionRepository } from './selection-store.ts';

const db = new NewsstandDb();

/** Channel to all open pages of an account on this device. */
export const openSelection = (owner: string): SelectionRepository => ({
  async watch(tell, onFailure) {
    await waitForSessionRow(db, owner);
    watchSelection(db, owner, tell, onFailure);
  },
  read: () => readSelection(db, owner),
  keep: (clips) => keepSelection(db, { owner, clips }),
});
