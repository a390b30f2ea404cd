import type { Orm } from '#server/base/db/connect.ts';
import type { NewsstandApp } from '../newsstand-app.ts';
import { addAccount } from '../reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '../sign-in-calls.ts';

/** Kinds of caller: a client without a session, and five kinds of reader. */
export const CALLER_KINDS = ['nobody', 'registered', 'subscriber', 'company', 'press', 'operator'] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

const operatorEmail = (number: number) => `operatore${number}@redazione.example`;

/** Value of the setting `OPERATORS`. Each operator signs in once, since an account has a limited number of devices. */
export const OPERATORS = Array.from({ length: 200 }, (_, number) => `${operatorEmail(number)}=Serena`).join(
  ',',
);

const SUBSCRIPTIONS: Record<Exclude<CallerKind, 'nobody'>, NonNullable<Parameters<typeof addAccount>[1]>> = {
  registered: {},
  subscriber: { subscriptions: [{ product: 'digital+' }, { product: 'rassegna', status: 'expired' }] },
  company: { kind: 'company', subscriptions: [{ product: 'digital', plan: 'company' }] },
  press: { subscriptions: [{ product: 'rassegna' }, { product: 'digital', plan: 'family' }] },
  operator: {},
};

/** Headers that identify each kind of caller; after a sign-out a new account of that kind signs in. */
export function openCallers(server: NewsstandApp, orm: () => Orm) {
  const known = new Map<CallerKind, Promise<ReaderBrowser>>();
  let operators = 0;

  async function come(kind: Exclude<CallerKind, 'nobody'>): Promise<ReaderBrowser> {
    const browser = openBrowser(server);
    const email = kind === 'operator' ? { email: operatorEmail(operators++) } : {};
    await browser.signIn(await addAccount(orm(), { ...SUBSCRIPTIONS[kind], ...email }));
    return browser;
  }

  return {
    headersOf: async (kind: CallerKind): Promise<Record<string, string>> => {
      if (kind === 'nobody') return {};
      const coming = known.get(kind) ?? come(kind);
      known.set(kind, coming);
      const browser = await coming;
      return { authorization: `Bearer ${browser.token()}`, cookie: `edicola_sso=${browser.cookie()}` };
    },
    /** Called when the session has ended: the next caller of this kind signs in again. */
    leave: (kind: CallerKind): void => {
      known.delete(kind);
    },
  };
}
