import { describe, expect, test } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { PRESS_READERS, type PressReader, pressReviewFixture } from '#tests/support/press-review-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';

const { fixture, server, openReader, openAccount, idOf } = pressReviewFixture();

const DAY = '2025-04-03';
const LAST_DATE = '/api/user/rassegna/last-date';
const CLIPS = '/api/user/rassegna/ritagli';

describe('ROL-05 access to the press review', () => {
  const OPEN: Record<Sigla, PressReader[]> = {
    MG: ['rassegna', 'member'],
    LG: ['company'],
    CA: ['company'],
    EM: ['company'],
    QP: ['company'],
    GZ: ['company'],
  };

  test.each(
    BRANDS.flatMap(({ sigla }) => PRESS_READERS.map((kind) => [sigla, kind] as const)),
  )('on %s is as the menu shows it to %s', async (sigla, kind) => {
    await fixture.run([ninjs({ uri: 'urn:a' })]);
    const reader = await openReader(kind, sigla);
    const id = await idOf('urn:a');
    const review = { day: DAY, version: 0, title: '', abstract: '', chapters: [] };
    const replies = [
      await reader.get(CLIPS),
      await reader.get(`/api/user/rassegna/ritaglio/${id}`),
      await reader.get(`/api/user/rassegna/bozza/${DAY}`),
      await reader.get(`/api/user/rassegna/lettura/${DAY}`),
      await reader.post('/api/user/rassegna/bozza', review),
      await reader.post('/api/user/rassegna/bozza/aggiungi', { day: DAY, clips: [id] }),
    ];
    const told = replies.map((reply) => [reply.statusCode, reply.json().status.code]);
    const expected = OPEN[sigla].includes(kind)
      ? [200, 'OK']
      : kind === 'visitor'
        ? [401, 'ERR_LOGIN_REQUIRED']
        : [403, 'ERR_ACCESS_DENIED'];
    expect(told).toEqual(replies.map(() => expected));
    const date = await reader.get(LAST_DATE);
    if (kind === 'visitor') expect(date.statusCode).toBe(401);
    else {
      const known = OPEN[sigla].includes(kind) ? { date: DAY } : null;
      expect([date.statusCode, date.json().data]).toEqual([200, { rassegna_date: known }]);
    }
  });

  test('ends with the subscription', async () => {
    await fixture.run([ninjs()]);
    const subscriptions = [{ product: 'rassegna' as const, endsOn: DAY }];
    const reader = await openAccount(await addAccount(fixture.database().orm, { subscriptions }));
    expect((await reader.get(CLIPS)).statusCode).toBe(200);
    server.setClock('2025-04-03T22:00:00Z');
    expect((await reader.get(CLIPS)).statusCode).toBe(403);
  });
});
