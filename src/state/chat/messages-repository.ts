import { NewsstandDb } from '#device/db.ts';
import { changeMessages, readMessages, watchMessages } from '#device/tables/messages.ts';
import type { Message } from '#domain/message.ts';

const db = new NewsstandDb();

/** Watches the messages of a conversation. Returns the function that stops it. */
export const watch = (
  cacheKey: string,
  onList: (list: readonly Message[]) => void,
  onFailure: (error: unknown) => void,
): (() => void) => watchMessages(db, cacheKey, onList, onFailure);

/** @throws DexieError */
export const change = (
  cacheKey: string,
  update: (list: readonly Message[]) => readonly Message[],
): Promise<void> => changeMessages(db, cacheKey, update);

/** @throws DexieError */
export const read = (cacheKey: string): Promise<readonly Message[]> => readMessages(db, cacheKey);
