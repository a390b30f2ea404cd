import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { KNOWN_USER_KEY, THEME_KEY, USER_KEY } from '#domain/device-keys.ts';
import type { ShortUser } from '#domain/reader.ts';
import { messages } from '#src/strings/messages.ts';
import { loadSession } from './load-session.ts';
import { clearSaved, readKnownUser, readSavedUser, saveUser } from './saved-user.ts';
import { currentSession, setSession } from './session.ts';

const asked = vi.hoisted(() => ({ shortInfo: vi.fn(), addNotice: vi.fn(), mirror: vi.fn(), end: vi.fn() }));
vi.mock('./short-info.ts', () => ({ loadShortInfo: asked.shortInfo }));
vi.mock('../notices/notices.ts', () => ({ addNotice: asked.addNotice, receiveNotices: vi.fn() }));
vi.mock('./end-local-session.ts', () => ({ endLocalSession: asked.end }));
vi.mock('./session-mirror.ts', () => ({ mirrorSession: asked.mirror }));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const ADA = { id: 'a', name: 'Ada', username: 'ada', menu: [] } as unknown as ShortUser;
const api = async () => ({}) as Api;

/** Local storage as in a browser: its entries are its own keys. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => void delete kept[key],
  };
  const kept: Record<string, string> = Object.create(methods);
  return kept as unknown as Storage;
}

const root = { dataset: {}, toggleAttribute: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('navigator', { onLine: true });
  setSession({ state: 'unknown' });
  for (const mock of Object.values(asked)) mock.mockReset();
  asked.mirror.mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

const failing = (kind: ApiErrorKind) => () =>
  Promise.reject(new ApiError(kind, { operation: 'getShortInfo' }));

test('SES-01 without a saved session nobody is signed in, and the account site is not called', async () => {
  await loadSession(api);
  expect(currentSession()).toEqual({ state: 'out', error: null });
  expect(asked.shortInfo).not.toHaveBeenCalled();
});

test('SES-01 SES-03 the account site names the reader of a saved session', async () => {
  saveUser({ id: 'a', token: 't' });
  asked.shortInfo.mockResolvedValue(ADA);
  await loadSession(api);
  expect(currentSession()).toEqual({ state: 'in', user: ADA });
  expect(readKnownUser()).toEqual(ADA);
  expect(root.toggleAttribute).toHaveBeenLastCalledWith('data-signed', true);
  await vi.waitFor(() => expect(asked.mirror).toHaveBeenCalledWith({ owner: 'a', token: 't' }));
});

test('NAV-18 the account area checks the cookie even if no session is saved', async () => {
  asked.shortInfo.mockResolvedValue(ADA);
  await loadSession(api, { byCookie: true });
  expect(currentSession()).toMatchObject({ state: 'in' });
  expect(readSavedUser()).toEqual({ id: 'a', id_token: '', redirect_uri: '' });
});

test('SES-01 a reader whose cookie is gone becomes a visitor', async () => {
  saveUser({ id: 'a', token: null });
  asked.shortInfo.mockImplementation(failing('login-required'));
  await loadSession(api);
  expect(currentSession()).toEqual({ state: 'out', error: 'login-required' });
  expect(asked.end).toHaveBeenCalledOnce();
});

test('SES-10 offline, a known reader stays signed in, without a notice that repeats the banner', async () => {
  saveUser({ id: 'a', token: 't' });
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify(ADA));
  asked.shortInfo.mockImplementation(failing('offline'));
  vi.stubGlobal('navigator', { onLine: false });
  await loadSession(api);
  expect(currentSession()).toMatchObject({ state: 'in', user: { name: 'Ada' } });
  expect(asked.addNotice).not.toHaveBeenCalled();
});

test.each<[ApiErrorKind, string]>([
  ['offline', messages.network_error],
  ['server', messages.generic_error],
])('API-05 %s shows the notice: %s', async (kind, title) => {
  saveUser({ id: 'a', token: 't' });
  asked.shortInfo.mockImplementation(failing(kind));
  await loadSession(api);
  expect(asked.addNotice).toHaveBeenCalledWith(expect.objectContaining({ type: 'error', title }));
  expect(currentSession()).toEqual({ state: 'out', error: kind });
});

test('SES-01 an answer is dropped if another reader has signed in meanwhile', async () => {
  saveUser({ id: 'a', token: 't' });
  asked.shortInfo.mockImplementation(async () => {
    saveUser({ id: 'b', token: 'u' });
    return ADA;
  });
  await loadSession(api);
  expect(currentSession()).toEqual({ state: 'unknown' });
});

test('NAV-11 the device’s own entries stay, all others are removed', () => {
  saveUser({ id: 'a', token: 't' });
  localStorage.setItem(THEME_KEY, 'dark');
  localStorage.setItem('back_to_site_uri', 'x');
  clearSaved();
  expect(Object.keys(localStorage)).toEqual([THEME_KEY]);
  expect(localStorage.getItem(USER_KEY)).toBeNull();
});

test.each(['{', '7', '{"id":1}', '[]', '{"id":"a"}'])('BRW-04 %j is no saved session', (text) => {
  localStorage.setItem(USER_KEY, text);
  localStorage.setItem(KNOWN_USER_KEY, text);
  expect(readSavedUser()).toBeNull();
  expect(readKnownUser()).toBeNull();
});
