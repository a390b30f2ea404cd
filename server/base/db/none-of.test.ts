// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { claimExport } from '#server/accounts/db/data-exports.ts';
import { claimDeletion } from '#server/accounts/db/deletion-requests.ts';
import { claimRenewal } from '#server/sales/db/due-subscriptions.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { dataExports, deletionRequests } from './schema/account-schema.ts';

const database = testDatabase();

/** More rows than a statement takes values. */
const MANY = 70_000;
const AT = new Date('2025-04-03T10:00:00Z');
const READER = { brand: 'MG', origin: 'https://edicola.example', requestedAt: AT } as const;

const manyIds = () => Array.from({ length: MANY }, () => randomUUID());

test('ACC-10 after any number of exports and deletions the next one is found, and none twice', async () => {
  const { orm } = database();
  const { id: readerId } = await addAccount(orm);
  await orm.insert(dataExports).values({ ...READER, readerId, status: 'waiting' });
  await orm.insert(deletionRequests).values({ ...READER, readerId, dueAt: AT });
  const handled = manyIds();
  const claimed = await claimExport(orm, handled);
  expect(claimed?.readerId).toBe(readerId);
  expect(await claimExport(orm, [...handled, claimed?.id ?? ''])).toBeUndefined();
  expect((await claimDeletion(orm, AT, handled))?.readerId).toBe(readerId);
  expect(await claimDeletion(orm, AT, [...handled, readerId])).toBeUndefined();
});

test('ACC-03 after any number of renewals the next one is searched for', async () => {
  const except = Array.from({ length: MANY }, (_, at) => at + 1);
  expect(await claimRenewal(database().orm, { dueBy: '2025-04-03', except })).toBeUndefined();
});
