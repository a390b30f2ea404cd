import { expect, test } from 'vitest';
import { NOON } from '#tests/support/import-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { addDevice, endDevicesOfReader, forgetBrowsers } from '../db/devices.ts';
import { browserCookie, knownBrowser, readBrowserCookie } from './known-browser.ts';
import { hashOf, newSecret } from './secrets.ts';

const database = testDatabase();

const secret = newSecret();

test('a browser is known by its cookie, whose name over HTTPS cannot be set by another host', () => {
  for (const secure of [true, false]) {
    const [pair = ''] = browserCookie(secret, secure).split('; ');
    expect(readBrowserCookie(`altro=1; ${pair}`, secure)).toBe(secret);
    expect(readBrowserCookie(pair, !secure)).toBeNull();
  }
  expect(browserCookie(secret, true)).toMatch(/^__Host-.*; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/);
});

test.each([
  undefined,
  '',
  'edicola_browser=',
  'edicola_browser=corto',
  `edicola_sso=${secret}`,
])('a header without that cookie, %j, identifies no browser', (header) => {
  expect(readBrowserCookie(header, false)).toBeNull();
});

test.each([
  ['live', 'signed out', true],
  ['live', 'password changed elsewhere', false],
  ['expired', 'unchanged', true],
  ['expired', 'password changed elsewhere', false],
])('SES-08 a browser with the cookie of a session, %s, %s: known is %s', async (state, change, expected) => {
  const { orm } = database();
  const [cookie, browser, id] = [newSecret(), newSecret(), crypto.randomUUID()];
  const { id: readerId, email } = await addAccount(orm);
  const expiresAt = new Date(NOON.getTime() + (state === 'live' ? 60_000 : -60_000));
  await addDevice(orm, {
    id,
    readerId,
    brand: 'MG',
    name: 'Firefox',
    kind: 'computer',
    remembered: true,
    expiresAt,
    cookieHash: hashOf(cookie),
    browserHash: hashOf(browser),
    createdAt: NOON,
    lastSeenAt: NOON,
    provenAt: NOON,
  });
  if (change !== 'unchanged')
    await endDevicesOfReader(orm, readerId, {
      reason: change === 'signed out' ? 'logout' : 'password-changed',
      now: NOON,
    });
  if (change === 'password changed elsewhere') await forgetBrowsers(orm, readerId, undefined);
  const known = await knownBrowser(orm, { cookie, browser }, { name: email, now: NOON });
  expect(known !== null).toBe(expected);
});
