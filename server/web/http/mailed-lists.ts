import type { Sigla } from '#domain/brands/brand.ts';
import { PRESS_UNSUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import * as newsletters from '#server/outgoing/newsletters/unsubscribe.ts';
import * as pressReview from '#server/press-review/recipients/unsubscribe.ts';
import { newsletterStrings, pressReviewStrings, type unsubscribeStrings } from './unsubscribe-strings.ts';

type Strings = Record<keyof typeof unsubscribeStrings | 'kicker' | 'askText' | 'doneText', string> & {
  ask: (name: string) => string;
};

/** A list of recurring mails from which a token unsubscribes. */
export type MailedList = {
  path: string;
  strings: Strings;
  /** Link to where the mails can be managed, as HTML; empty if there is none. */
  manageLink: string;
  /** Name of the mails that the token belongs to; null if its recipient gets none any more. */
  find(orm: Orm, brand: Sigla, token: string): Promise<string | null>;
  /** @returns false where the token unsubscribes nobody, so that its recipient may still get the mails by another one. */
  unsubscribe(orm: Orm, context: ListContext, token: string): Promise<boolean>;
  /** Subscribes again; needed where recipients have no account to do so. */
  resume?: {
    label: string;
    /** @returns the text that says what they get again; null if they had not unsubscribed. */
    subscribeAgain(orm: Orm, context: ListContext, token: string): Promise<ResumedText | null>;
  };
};

type ResumedText = { title: string; text: string };

type ListContext = { brand: Sigla; now: Date };

export const MAILED_LISTS: readonly MailedList[] = [
  {
    path: UNSUBSCRIBE_PATH,
    strings: newsletterStrings,
    manageLink: `<p><a href="/user/newsletter">${newsletterStrings.manage}</a></p>`,
    find: async (...args) => (await newsletters.newsletterOfToken(...args))?.name ?? null,
    unsubscribe: (orm, { brand }, token) => newsletters.unsubscribeByToken(orm, brand, token),
  },
  {
    path: PRESS_UNSUBSCRIBE_PATH,
    strings: pressReviewStrings,
    manageLink: '',
    find: pressReview.licenseeOfToken,
    unsubscribe: async (...args) => {
      await pressReview.unsubscribeByToken(...args);
      return true;
    },
    resume: {
      label: pressReviewStrings.resume,
      subscribeAgain: async (...args) => {
        const resumed = await pressReview.resubscribeByToken(...args);
        return resumed && pressReviewStrings.resumed[resumed];
      },
    },
  },
];
