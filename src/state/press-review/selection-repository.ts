import { NewsstandDb } from '#device/db.ts';
import { readSelection, saveSelection, watchSelection } from '#device/tables/clip-selections.ts';
import { waitForSessionRow } from '#device/wait-for-session-row.ts';
import type { SelectionRepository } from './selection-store.ts';

const db = new NewsstandDb();

/** The clips that an account has selected, saved on this device for all its open pages. */
export const clipSelectionRepository = (owner: string): SelectionRepository => ({
  async watch(publish, onFailure) {
    await waitForSessionRow(db, owner);
    watchSelection(db, owner, publish, onFailure);
  },
  read: () => readSelection(db, owner),
  save: (clips) => saveSelection(db, { owner, clips }),
});
