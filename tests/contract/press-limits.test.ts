import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { pressRecipients, pressReviews } from '#server/base/db/schema/press-schema.ts';
import {
  forgetRemoved,
  putRecipients,
  recipientsWithRemoved,
  unsubscribeRecipient,
} from '#server/press-review/db/press-recipients.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type PressReader, pressReviewFixture } from '#tests/support/press-review-fixture.ts';

const { fixture, server, openReader, idOf } = pressReviewFixture();

const DAY = '2025-04-03';
const CALLS = '/api/user/rassegna';

type Reader = Awaited<ReturnType<typeof openReader>>;
type Listed = { data: { destinatari: { id: number; email: string; status: string }[] } };

const emails = (count: number) => Array.from({ length: count }, (_, at) => `lettrice-${at}@posta.example`);
const add = (reader: Reader, some: readonly string[]) =>
  reader.post(`${CALLS}/destinatari/aggiungi`, {
    recipients: some.map((email) => ({ email, name: '', groups: [] })),
  });
const listed = async (reader: Reader) =>
  ((await reader.get(`${CALLS}/destinatari`)).json() as Listed).data.destinatari;

/** A press office with one clip in its review and this number of recipients. */
async function openOffice(kind: PressReader, sigla: Sigla, count: number): Promise<Reader> {
  await fixture.run([ninjs({ uri: 'urn:a' })]);
  const reader = await openReader(kind, sigla);
  await reader.post(`${CALLS}/bozza/aggiungi`, { day: DAY, clips: [await idOf('urn:a')] });
  await add(reader, emails(count));
  return reader;
}

async function order(reader: Reader, count: number) {
  const recipients = (await listed(reader)).slice(0, count).map(({ id }) => id);
  const words = { subject: 'La rassegna', message: '', addresses: [], at: null };
  return await reader.post(`${CALLS}/invii`, {
    key: randomUUID(),
    source: { day: DAY },
    ...words,
    recipients,
  });
}

describe('PRS-03 letters', () => {
  test('of a plain account, which anybody can open, are limited to a few a day, and refused orders do not count', async () => {
    const reader = await openOffice('company', 'LG', 70);
    expect((await order(reader, 70)).statusCode).toBe(200);
    const refused = await order(reader, 70);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { attesa: expect.any(Number) }]);
    expect((await order(reader, 30)).statusCode).toBe(200);
    expect((await order(reader, 1)).statusCode).toBe(429);
  });

  test('of a licence can reach its whole list repeatedly', async () => {
    const reader = await openOffice('rassegna', 'MG', 200);
    for (let times = 0; times < 3; times += 1) expect((await order(reader, 200)).statusCode).toBe(200);
  });
});

describe('PRS-03 a recipient who unsubscribes', () => {
  const unsubscribe = (token: string) =>
    server.ask({
      url: `/rassegna-condivisa/disiscrizione?token=${token}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('stays unsubscribed even if a list is imported at the same moment', async () => {
    const reader = await openOffice('rassegna', 'MG', 1);
    const { orm } = fixture.database();
    const [row] = await orm.select().from(pressRecipients);
    const before = await recipientsWithRemoved(orm, row?.deskId ?? 0);
    await unsubscribeRecipient(orm, 'MG', row?.token ?? '', new Date());
    await putRecipients(orm, before);
    expect(await listed(reader)).toMatchObject([{ status: 'unsubscribed' }]);
  });

  test('can do so with an old mail, from before they were removed and added again', async () => {
    const reader = await openOffice('rassegna', 'MG', 1);
    const { orm } = fixture.database();
    const [old] = await orm.select().from(pressRecipients);
    await reader.post(`${CALLS}/destinatari/elimina`, { ids: [old?.id] });
    await forgetRemoved(orm, new Date(Date.now() + 1));
    expect(await orm.select().from(pressRecipients)).toEqual([]);
    await add(reader, emails(1));
    expect((await unsubscribe(old?.token ?? '')).statusCode).toBe(200);
    expect(await listed(reader)).toMatchObject([{ status: 'unsubscribed' }]);
  });
});

test('PRS-04 a clip that a search found while the review was full is found again when there is room', async () => {
  const reader = await openOffice('rassegna', 'MG', 0);
  const { orm } = fixture.database();
  const filters = { text: '', newspapers: ['MG'], edition: null, section: null, author: '', page: null };
  const many = Array.from({ length: MAX_REVIEW_CLIPS }, (_, at) => ({ id: 900_000 + at, note: '' }));
  await orm.update(pressReviews).set({ chapters: [{ id: 'a', title: 'Tutto', clips: many }] });
  const search = { id: 0, name: 'Tutto', chapter: 'Tutto', active: true, filters };
  const save = (id: number) => reader.data<{ id: number }>(`${CALLS}/ricerche`, { ...search, id });
  const { id } = await save(0);
  await orm.update(pressReviews).set({ chapters: [] });
  await save(id);
  const [review] = await orm.select().from(pressReviews);
  expect(clipsOfReview(review ?? { chapters: [] }).map(({ id }) => id)).toEqual([await idOf('urn:a')]);
});
