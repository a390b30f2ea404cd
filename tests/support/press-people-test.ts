import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, type Page } from 'playwright/test';
import type { SendingRequest } from '#domain/press-review/sending.ts';
import { pressRecipients } from '#server/base/db/schema/press-schema.ts';
import { callAsReader } from './call-as-reader.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import { test as base } from './own-newsstand-test.ts';
import { DAY } from './own-newsstands.ts';
import { addAccount } from './reader-accounts.ts';
import { signInByCall } from './sign-in-by-call.ts';

const PRESS_REVIEW = '/api/user/rassegna';

/** A page of a member of a separate press office, whose sendings leave automatically. */
export const test = base.extend<{ office: Page }>({
  office: async ({ page, own }, use) => {
    const email = `ufficio-${randomUUID()}@ente.example`;
    const account = await addAccount(own.db.orm, {
      email,
      subscriptions: [{ product: 'rassegna', devices: 9 }],
    });
    await signInByCall(page, account, '/sezioni');
    await use(page);
  },
});

/** Opens a part of the press review and waits for its title. */
export async function openPart(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const call = <Data>(page: Page, path: string, body?: object): Promise<Data> =>
  callAsReader(page, `${PRESS_REVIEW}/${path}`, body);

/** Adds recipients by a call, without the screen. */
export const addPeople = (page: Page, emails: readonly string[]) =>
  call(page, 'destinatari/aggiungi', {
    recipients: emails.map((email) => ({ email, name: '', groups: [] })),
  });

/** Marks an address as bounced, as a report of the office's mail server would. */
export async function markBounced(own: OwnNewsstand, email: string, reason: string): Promise<void> {
  await own.db.orm
    .update(pressRecipients)
    .set({ status: 'bounced', reason })
    .where(eq(pressRecipients.email, email));
}

/** Ids of some of today's clips, in the order of the table. */
async function someClips(page: Page): Promise<number[]> {
  const { clips } = await call<{ clips: { id: number }[] }>(page, `ritagli?dal=${DAY}&al=${DAY}`);
  return clips.slice(0, 3).map(({ id }) => id);
}

/** Adds some clips to today's review. */
export const fillReview = async (page: Page) =>
  call(page, 'bozza/aggiungi', { day: DAY, clips: await someClips(page) });

/** Orders a mail with some clips to all recipients. */
export async function orderMail(page: Page, words: Pick<SendingRequest, 'subject' | 'at'>): Promise<string> {
  const { destinatari } = await call<{ destinatari: { id: number }[] }>(page, 'destinatari');
  const order: SendingRequest = {
    ...words,
    key: randomUUID(),
    source: { day: DAY, clips: await someClips(page) },
    message: '',
    recipients: destinatari.map(({ id }) => id),
    addresses: [],
  };
  return (await call<{ id: string }>(page, 'invii', order)).id;
}
