import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { setSigningOut, withSessionWatch } from './session-watch.ts';

const sessionLost = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./session-lost.ts', () => ({ sessionLost }));

const brand = { origin: 'http://n.test' } as PublicBrand;
const refused = (code: string) => Response.json({ success: false, status: { code } }, { status: 401 });

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', { getItem: () => '{"id":"a","id_token":"now"}' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionLost.mockClear();
});

const call = (token: string | null) =>
  new Request('http://n.test/', token === null ? {} : { headers: { Authorization: `Bearer ${token}` } });

test.each([
  'ERR_SESSION_TOKEN_NOT_VALID',
  'ERR_SESSION_EXPIRED',
  'ERR_INVALID_BROWSER',
])('SES-06 a call answered 401 %s ends the session, and its answer can still be read', async (code) => {
  const answer = await withSessionWatch(async () => refused(code), brand)(call('now'));
  expect(sessionLost).toHaveBeenCalledWith(code, brand);
  expect(await answer.json()).toMatchObject({ status: { code } });
});

test.each([
  ['a login that is wanted', 'ERR_LOGIN_REQUIRED', call('now')],
  ['a wrong password', 'ERR_INVALID_CREDENTIALS', call('now')],
  ['an answer to the token of before', 'ERR_SESSION_EXPIRED', call('before')],
  ['an answer to a visitor', 'ERR_SESSION_EXPIRED', call(null)],
])('SES-06 %s ends no session', async (_, code, request) => {
  await withSessionWatch(async () => refused(code), brand)(request);
  expect(sessionLost).not.toHaveBeenCalled();
});

test('NAV-11 a reader who signs out is not notified that the session has ended', async () => {
  setSigningOut(true);
  await withSessionWatch(async () => refused('ERR_SESSION_EXPIRED'), brand)(call('now'));
  expect(sessionLost).not.toHaveBeenCalled();
  setSigningOut(false);
});

test('SES-06 a page restored after its reader signed out reports the end of a session again', async () => {
  setSigningOut(true);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await withSessionWatch(async () => refused('ERR_SESSION_EXPIRED'), brand)(call('now'));
  expect(sessionLost).toHaveBeenCalledOnce();
});

test('SES-06 a proxy’s error page with 401 ends no session', async () => {
  await withSessionWatch(
    async () => new Response('<h1>Who are you?</h1>', { status: 401 }),
    brand,
  )(call('now'));
  expect(sessionLost).not.toHaveBeenCalled();
});
