import type { Dexie, Table } from 'dexie';
import type { SessionMirror } from './session.ts';

/** Values typed into a form and not saved yet, by field name. Never a secret. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The draft of a form. `savedAt` is in milliseconds since the epoch. */
export type Draft = { owner: string; form: string; values: DraftValues; savedAt: number };

type Key = Pick<Draft, 'owner' | 'form'>;

type Db = Pick<Dexie, 'transaction'> & {
  drafts: Table<Draft, [owner: string, form: string]>;
  session: Table<SessionMirror, string>;
};

/** The owner's draft of a form; null if there is none, or another reader has signed in. */
export async function readDraft(db: Db, { owner, form }: Key): Promise<DraftValues | null> {
  const session = await db.session.get('current');
  if (session?.owner !== owner) return null;
  return (await db.drafts.get([owner, form]))?.values ?? null;
}

/** Saves a draft only while its owner is signed in, so that input at the end of a session leaves no trace. OFF-06 */
export const saveDraft = (db: Db, draft: Draft): Promise<void> =>
  db.transaction('rw', db.drafts, db.session, async () => {
    const session = await db.session.get('current');
    if (session?.owner === draft.owner) await db.drafts.put(draft);
  });

export async function dropDraft(db: Db, { owner, form }: Key): Promise<void> {
  await db.drafts.delete([owner, form]);
}
