import { NewsstandDb } from '#device/db.ts';
import * as table from '#device/tables/drafts.ts';

const db = new NewsstandDb();

type Key = Pick<table.Draft, 'owner' | 'form'>;

export const read = (key: Key): Promise<table.DraftValues | null> => table.readDraft(db, key);

export const save = (draft: table.Draft): Promise<void> => table.saveDraft(db, draft);

export const remove = (key: Key): Promise<void> => table.dropDraft(db, key);
