// @module-tag postgres
import { expect, test } from 'vitest';
import { readLicenceArguments } from '#server/operations/commands/licence-arguments.ts';
import { licenceLines, runLicence } from '#server/operations/commands/run-licence.ts';
import { UsageError } from '#server/operations/commands/usage-error.ts';
import { licencesHeldBy } from '#server/press-review/db/press-licences.ts';
import { clipRightsFixture } from '#tests/support/clip-rights-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';

const fixture = clipRightsFixture();
const orm = () => fixture.database().orm;
const say = async (...argv: string[]) => licenceLines(await runLicence(readLicenceArguments(argv), orm()));

test('ROL-06 the terms of a licence are reported, and apply from the next call on', async () => {
  await fixture.print();
  const account = await addAccount(orm(), {
    subscriptions: [{ product: 'rassegna' }, { product: 'digital' }],
  });
  const { email } = account;
  await fixture.fillDesk(account);
  const by = await fixture.signIn(account);
  const [licence] = await licencesHeldBy(orm(), email);
  const id = `${licence?.id}`;
  const line = `${id}  MG  active  2025-03-04 to no end`;
  expect(await say(email)).toEqual([`${line}  every paper, edition and day`]);
  expect(await say(email.toUpperCase(), '--id', id, '--paper', 'MG:roma', '--paper', 'gz')).toEqual([
    `${line}  MG:roma GZ from the beginning`,
  ]);
  expect((await fixture.read(by)).review).toEqual(['roma', 'gz']);
  expect(await say(email, '--id', id, '--paper', 'MG', '--from', '2025-04-02')).toEqual([
    `${line}  MG from 2025-04-02`,
  ]);
  expect((await fixture.read(by)).review).toEqual(['mg', 'roma']);
  await say(email, '--id', id, '--everything');
  expect((await fixture.read(by)).review).toEqual(['mg', 'roma', 'old', 'gz', 'lg']);
});

test('ROL-06 the command changes no licence of another reader or subscription, and refuses an unknown edition', async () => {
  await fixture.print();
  const [one, other] = [
    await addAccount(orm(), { subscriptions: [{ product: 'rassegna' }] }),
    await addAccount(orm(), { subscriptions: [{ product: 'digital' }] }),
  ];
  const [licence] = await licencesHeldBy(orm(), one.email);
  const id = `${licence?.id}`;
  const wrong = [
    [other.email],
    ['nessuno@ente.example'],
    [other.email, '--id', id, '--paper', 'MG'],
    [one.email, '--id', `${(licence?.id ?? 0) + 1}`, '--paper', 'MG'],
    [one.email, '--id', id, '--paper', 'MG:rome'],
  ];
  for (const argv of wrong) await expect(say(...argv), argv.join(' ')).rejects.toThrow(UsageError);
  expect(await licencesHeldBy(orm(), one.email)).toMatchObject([{ terms: null }]);
});
