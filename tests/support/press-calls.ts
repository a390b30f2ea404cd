import type { Sending, SendingLetter } from '#domain/press-review/sending.ts';
import type { NewsstandApp } from './newsstand-app.ts';
import { orderOf } from './press-sending-fixture.ts';
import type { Account } from './reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from './sign-in-calls.ts';

export const SENDINGS = '/api/user/rassegna/invii';

/** The id in an answer. */
export const idIn = (reply: { json(): unknown }) => (reply.json() as { data: { id: string } }).data.id;

/** A call with a body, from a browser of the press office. */
export const write = (by: ReaderBrowser, url: string, body: unknown = {}) =>
  by.ask({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

export async function signedIn(server: NewsstandApp, account: Account): Promise<ReaderBrowser> {
  const browser = openBrowser(server);
  await browser.signIn(account);
  return browser;
}

type Told = { sending: Sending; letters: SendingLetter[] };

/** Calls of a press office about its sendings, in this browser. */
export function sendingCalls(browser: () => ReaderBrowser, usual: () => Parameters<typeof orderOf>[0]) {
  async function sending(id: string): Promise<Told> {
    const reply = await browser().ask({ url: `${SENDINGS}/${id}` });
    return (reply.json() as { data: Told }).data;
  }
  return {
    sending,
    order: (overrides: Parameters<typeof orderOf>[0] = {}) =>
      write(browser(), SENDINGS, orderOf({ ...usual(), ...overrides })),
    letterTo: async (id: string, email: string) =>
      (await sending(id)).letters.find((letter) => letter.email === email),
  };
}
