// @module-tag postgres
import { expect, test } from 'vitest';
import { storeChallenge } from '#server/accounts/db/passkeys.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { passkeyChallenges } from '#server/base/db/schema/sign-in-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);

const emails = async () => (await database().orm.select().from(readers)).map(({ email }) => email).sort();

test('ACC-09 an account that was not activated within a week is deleted, and no other', async () => {
  const { orm } = database();
  const old = { createdAt: new Date('2025-03-27T09:59:59Z') };
  const young = { createdAt: new Date('2025-03-27T10:00:01Z') };
  const [, pending, active, suspended] = [
    await addAccount(orm, { status: 'pending', ...old }),
    await addAccount(orm, { status: 'pending', ...young }),
    await addAccount(orm, { status: 'active', ...old }),
    await addAccount(orm, { status: 'suspended', ...old }),
  ];
  const person = { email: 'anna.riva@esempio.it', password: 'Ponte-2025!', nome: 'Anna', cognome: 'Riva' };
  const said = { maggiorenne: true, informativa: true, marketing: false, profilazione: false, terzi: false };
  expect((await post('/api/registration', { ...person, ...said })).statusCode).toBe(200);
  const kept = [pending, active, suspended].map((account) => account?.email ?? '');
  await expect.poll(emails).toEqual([person.email, ...kept].sort());
});

test('unanswered challenges are deleted in small batches', async () => {
  const { orm } = database();
  const past = new Date('2025-04-03T09:00:00Z');
  const now = new Date('2025-04-03T10:00:00Z');
  const rows = Array.from({ length: 25 }, (_, one) => ({ challenge: `old-${one}`, expiresAt: past }));
  await orm.insert(passkeyChallenges).values(rows);
  await storeChallenge(orm, { challenge: 'new', expiresAt: new Date('2025-04-03T10:05:00Z') }, now);
  expect(await orm.select().from(passkeyChallenges)).toHaveLength(5 + 1);
});
