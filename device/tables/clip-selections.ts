import { type Dexie, liveQuery, type Table } from 'dexie';
import type { SessionMirror } from './session.ts';

/** The clips of the press review that an account has selected on this device, in the order of selection. PRS-04 */
export type ClipSelection = { owner: string; clips: readonly number[] };

type Db = Pick<Dexie, 'transaction'> & {
  clipSelections: Table<ClipSelection, string>;
  session: Table<SessionMirror, string>;
};

const isSignedIn = async ({ session }: Pick<Db, 'session'>, owner: string) =>
  (await session.get('current'))?.owner === owner;

/** The saved selection of an account; empty unless that account is signed in. */
export async function readSelection(db: Db, owner: string): Promise<readonly number[]> {
  if (!(await isSignedIn(db, owner))) return [];
  return (await db.clipSelections.get(owner))?.clips ?? [];
}

/** Calls the listener now and after every change, whichever page makes it. */
export function watchSelection(
  db: Db,
  owner: string,
  onSelection: (clips: readonly number[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await readSelection(db, owner)).subscribe(onSelection, onFailure);
}

/** Saves a selection, unless the session has ended meanwhile. OFF-06 */
export const saveSelection = (db: Db, selection: ClipSelection): Promise<void> =>
  db.transaction('rw', db.clipSelections, db.session, async () => {
    if (!(await isSignedIn(db, selection.owner))) return;
    if (selection.clips.length > 0) await db.clipSelections.put(selection);
    else await db.clipSelections.delete(selection.owner);
  });
