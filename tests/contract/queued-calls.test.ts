import { expect, test } from 'vitest';
import { createApi } from '#api/clients.ts';
import type { EntryOf, OutboxEntry } from '#device/tables/outbox.ts';
import type { ApiError } from '#domain/api-error.ts';
import { ACCEPTED } from '#domain/consent/consent.ts';
import { everyOperation } from '#server/web/http/contracts.ts';
import { sendEntry } from '#sw/outbox/send-entry.ts';

const ORIGIN = 'https://edicola.leggo.it';
const NEW = { key: crypto.randomUUID(), accountOrigin: ORIGIN, createdAt: 0, attempts: 0, refused: null };

const ENTRIES: { [Kind in OutboxEntry['kind']]: EntryOf<Kind> } = {
  'article-opened': { ...NEW, kind: 'article-opened', path: '/articolo/7', title: 'Riapre il ponte' },
  'notice-dismissed': { ...NEW, kind: 'notice-dismissed', noticeId: 7 },
  'session-end': { ...NEW, kind: 'session-end', digest: 'a'.repeat(64) },
  'topic-alerts': { ...NEW, kind: 'topic-alerts', topic: 'economia', mode: 'now' },
  'story-muted': { ...NEW, kind: 'story-muted', story: 'ponte', muted: true },
  'alert-told': { ...NEW, kind: 'alert-told', alertId: '7', deed: 'opened' },
  'consent-given': {
    ...NEW,
    kind: 'consent-given',
    consent: {
      result: ACCEPTED,
      source: 'banner',
      tcString: null,
      listVersion: 1,
      policyVersion: 1,
      wordsVersion: 1,
    },
  },
  measured: { ...NEW, kind: 'measured', measure: { kind: 'speed', path: '/', purposes: [4], metrics: {} } },
};

/** Favourites wait in a table of their own, and are brought together with the account's. */
const OTHERS = ['syncFavourites'];

/** The operation that sends an entry to the server. */
async function operationOf(entry: OutboxEntry): Promise<string> {
  const origins = { site: ORIGIN, account: ORIGIN, archive: ORIGIN };
  const fetch = () => Promise.reject(new TypeError('no network'));
  const error = await sendEntry(createApi({ readToken: () => null, origins, fetch }), entry).catch(
    (failed: unknown) => failed,
  );
  return (error as ApiError).details.operation;
}

test('OFF-05 what waits in the outbox is sent by the calls that their contracts say to be queued', async () => {
  const sent = await Promise.all(Object.values(ENTRIES).map(operationOf));
  const queued = everyOperation().filter(({ operation }) => operation['x-offline'] === 'queued');
  expect([...new Set([...sent, ...OTHERS])].sort()).toEqual(
    queued.map(({ operation }) => operation.operationId).sort(),
  );
});
