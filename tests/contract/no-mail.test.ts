import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { readContract } from '#server/web/http/contracts.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

let root: string;
let outbox: Mailer;

const database = testDatabase();
const server = newsstandApp(database, {
  mailer: { send: (...mail) => outbox.send(...mail), ready: () => outbox.ready?.() ?? Promise.resolve() },
});
const post = postFrom(server);

const folder = () => join(root, 'mail');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-no-mail-'));
});
beforeEach(async () => {
  await rm(folder(), { recursive: true, force: true });
  outbox = folderMailer(folder());
});
afterAll(() => rm(root, { recursive: true }));

/** A file in place of the mail folder: not even root can write into it. */
const block = () => writeFile(folder(), 'nessuna cartella');

describe('SES-02 while no mail can be sent', () => {
  test.each([
    '/api/sso/code',
    '/api/password/forgot',
  ])('%s answers 503 for every address, known or not, and succeeds once mails can be sent', async (path) => {
    const { email } = await addAccount(database().orm);
    await block();
    for (const asked of [email, 'nessuno@esempio.it']) {
      const reply = await post(path, { email: asked });
      expect([reply.statusCode, reply.json().status.code]).toEqual([503, 'ERR_UNAVAILABLE']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    await rm(folder());
    expect((await post(path, { email })).statusCode).toBe(200);
  });
});

// Messages to customer service are stored until they have been sent: tickets.test.ts.
test('every call whose answer promises a mail is marked so', () => {
  const operations = Object.values(readContract('account').paths).flatMap((methods) =>
    Object.values(methods),
  );
  const promising = operations.filter((one) =>
    /^(?:Mails|Registers|Writes to the commercial)\b/.test((one as unknown as { summary: string }).summary),
  );
  expect(promising.length).toBeGreaterThan(6);
  expect(promising.filter((one) => one['x-mails'] !== true)).toEqual([]);
});
