import type { Sigla } from '#domain/brands/brand.ts';
import { PRESS_UNSUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import * as newsletters from '#server/outgoing/newsletters/unsubscribe.ts';
import * as pressReview from '#server/press-review/recipients/unsubscribe.ts';
import { newsletterStrings, pressReviewStrings, type unsubscribeStrings } from './unsubscribe-strings.ts';

type Strings = Record<keyof typeof unsubscribeStrings | 'kicker' | 'askText' | 'doneText', string> & {
  ask: (name: string) => string;
};

/** Mails that come again and again, and are ended by a token. */
export type MailedList = {
  path: string;
  strings: Strings;
  /** Where else what comes is seen to, as HTML; empty for nowhere. */
  manage: string;
  /** What the token's mails are called; null where none come by it any more. */
  find(orm: Orm, brand: Sigla, token: string): Promise<string | null>;
  end(orm: Orm, place: Place, token: string): Promise<void>;
  /** Takes an end back, where whoever ended it has no account to do so by. */
  resume?: {
    strings: Record<'resume' | 'resumed' | 'resumedText', string>;
    /** @returns false where nothing of theirs had ended. */
    take(orm: Orm, place: Place, token: string): Promise<boolean>;
  };
};

type Place = { brand: Sigla; now: Date };

export const MAILED_LISTS: readonly MailedList[] = [
  {
    path: UNSUBSCRIBE_PATH,
    strings: newsletterStrings,
    manage: `<p><a href="/user/newsletter">${newsletterStrings.manage}</a></p>`,
    find: async (...asked) => (await newsletters.newsletterOfToken(...asked))?.name ?? null,
    end: (orm, { brand }, token) => newsletters.unsubscribeByToken(orm, brand, token),
  },
  {
    path: PRESS_UNSUBSCRIBE_PATH,
    strings: pressReviewStrings,
    manage: '',
    find: pressReview.licenseeOfToken,
    end: pressReview.unsubscribeByToken,
    resume: { strings: pressReviewStrings, take: pressReview.resumeByToken },
  },
];
