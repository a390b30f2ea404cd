import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passkeys } from '#server/base/db/schema/sign-in-schema.ts';
import { androidKeyAnswer } from '#tests/support/android-key.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const SITE = { origin: 'http://ilmessaggero.localhost', rpId: 'ilmessaggero.localhost' };

/** A service that only the server can reach. */
let asked: string[];
const neighbour = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.end();
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((listening) => neighbour.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => neighbour.close(closed)));

test('adding a passkey cannot make the server call an address of the client’s choice', async () => {
  const { port } = neighbour.address() as AddressInfo;
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(database().orm));
  const { data } = (await browser.post('/api/user/passkeys/options')).json() as {
    data: { challenge: string; attestation?: string };
  };
  expect(data.attestation ?? 'none').toBe('none');
  const risposta = await androidKeyAnswer(SITE, data, `http://127.0.0.1:${port}/inside`);
  const reply = await browser.post('/api/user/passkeys', { nome: 'Telefono', risposta });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ status: { code: 'ERR_PASSKEY_NOT_VALID' } });
  expect(asked).toEqual([]);
  expect(await database().orm.select().from(passkeys)).toEqual([]);
});
