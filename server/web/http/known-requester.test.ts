import type { IncomingMessage } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pageRequester } from './known-requester.ts';

const NOW = new Date('2025-04-03T10:00:00Z');
const connection = {} as IncomingMessage;
const client = { cookie: null, browser: newSecret() };

/** A database whose queries all fail with this error. */
const failing = (error: Error) =>
  ({
    select: () => {
      throw error;
    },
  }) as unknown as Orm;

test('NAV-24 while the database is down a page is made for the client’s network, even if its browser is known', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const failed = new DrizzleQueryError('select 1', [], gone);
  expect(await pageRequester(failing(failed), connection, client, NOW)).toEqual({ connection });
});

test('NAV-24 any other error while finding the requester of a page is thrown', async () => {
  const broken = new TypeError('of our own');
  await expect(pageRequester(failing(broken), connection, client, NOW)).rejects.toBe(broken);
});
