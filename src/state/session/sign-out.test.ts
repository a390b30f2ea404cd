import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { messages } from '#src/strings/messages.ts';
import { signOut, signOutAtAccountSite } from './sign-out.ts';

const done = vi.hoisted(() => ({
  here: vi.fn(),
  there: vi.fn(),
  end: vi.fn(async () => undefined),
  later: vi.fn(async () => true),
  say: vi.fn(async () => undefined),
}));
vi.mock('#api/site/logout-here.ts', () => ({ logoutHere: done.here }));
vi.mock('#api/account/session.ts', () => ({ logout: done.there }));
vi.mock('./end-local-session.ts', () => ({ endLocalSession: done.end }));
vi.mock('./forget-reader.ts', () => ({ endSessionLater: done.later }));
vi.mock('../notices/notices.ts', () => ({ addNotice: done.say }));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const brand = { origin: 'https://n.test', accountOrigin: 'https://a.test' } as PublicBrand;
const api = async () => ({}) as Api;
const replace = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  done.later.mockResolvedValue(true);
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('localStorage', { getItem: () => '{"id_token":"t"}' });
});
afterEach(() => vi.unstubAllGlobals());

const failing = (kind: 'offline' | 'server' | 'session-lost', status?: number) => () =>
  Promise.reject(new ApiError(kind, { operation: 'logout', ...(status && { status }) }));

test('NAV-11 signing out ends the session here, then at the account site, which redirects', async () => {
  done.here.mockResolvedValue(undefined);
  expect(await signOut(api, brand, 'https://n.test/')).toBe(true);
  expect(done.end).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledWith(
    'https://a.test/sso/request-logout?redirect_uri=https%3A%2F%2Fn.test%2F',
  );
});

test('NAV-11 offline, the session ends here, and its end is queued for the server', async () => {
  done.here.mockImplementation(failing('offline'));
  expect(await signOut(api, brand, 'https://n.test/')).toBe(true);
  expect(done.later).toHaveBeenCalledWith('t');
  expect(done.end).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledWith('/');
});

test('NAV-11 a stalled network counts as offline', async () => {
  vi.useFakeTimers();
  done.here.mockReturnValue(new Promise(() => undefined));
  const signingOut = signOut(api, brand, 'https://n.test/');
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  expect(await signingOut).toBe(true);
  expect(done.later).toHaveBeenCalledWith('t');
  expect(replace).toHaveBeenCalledWith('/');
});

test('API-05 a failure is shown for five seconds, and nobody is signed out', async () => {
  done.there.mockImplementation(failing('server', 500));
  expect(await signOutAtAccountSite(api, 'https://n.test/')).toBe(false);
  expect(done.say).toHaveBeenCalledWith({ type: 'error', title: messages.generic_error, timeout: 5000 });
  expect(done.end).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

test('BRW-04 where nothing can be queued on the device, nobody is signed out offline', async () => {
  done.here.mockImplementation(failing('offline'));
  done.later.mockResolvedValue(false);
  expect(await signOut(api, brand, 'https://n.test/')).toBe(false);
  expect(done.end).not.toHaveBeenCalled();
});

test('NAV-11 a session that has ended already is no failure', async () => {
  done.there.mockImplementation(failing('session-lost', 401));
  expect(await signOutAtAccountSite(api, 'https://n.test/sezioni')).toBe(true);
  expect(replace).toHaveBeenCalledWith('https://n.test/sezioni');
});
