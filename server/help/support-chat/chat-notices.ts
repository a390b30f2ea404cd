import * as v from 'valibot';
import type { ChatNotice } from '#domain/support/chat-notice.ts';

const Notice = v.variant('what', [
  v.object({ chat: v.string(), what: v.literal('changed') }),
  v.object({ chat: v.string(), what: v.literal('typing'), who: v.picklist(['user', 'operator']) }),
]);

/** A newer server may tell what this one does not know: something has happened then, whatever it was. */
function readNotice(payload: string): ChatNotice | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), payload);
  return read.success ? read.output : null;
}

/** Null: something may have been missed. */
export type Listener = (notice: ChatNotice | null) => void;

/** Passes on what the database tells this server of conversations to those who follow them here. */
export class ChatNotices {
  readonly #listeners = new Set<Listener>();

  /** What a server tells; null where its connection was away. */
  hear(payload: string | null): void {
    const notice = payload === null ? null : readNotice(payload);
    for (const listener of this.#listeners) listener(notice);
  }

  /** @returns what ends it. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
