import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { USER_KEY } from '#domain/device-keys.ts';
import { followSession } from './follow-session.ts';
import { currentSession, setSession } from './session.ts';

const loadSession = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('./load-session.ts', () => ({ loadSession }));

const ANNA = { id: 'anna', id_token: 'a' };
const BRUNO = { id: 'bruno', id_token: 'b' };

let user: typeof ANNA | null;
const readAgain = vi.fn();
const reload = vi.fn();
const replace = vi.fn();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(user) });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: vi.fn() } });
  user = ANNA;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function openedAt(pathname: string) {
  vi.stubGlobal('location', { pathname, reload, replace });
  followSession({ api: async () => ({}) as Api, reload: readAgain, isRenderedForVisitor: false });
  setSession({ state: 'in', user: { menu: [] } as never });
  loadSession.mockClear();
}

function happensElsewhere(now: typeof user, how: 'storage' | 'pageshow' = 'storage') {
  user = now;
  page.dispatchEvent(Object.assign(new Event(how), { key: USER_KEY }));
}

test.each([
  'storage',
  'pageshow',
] as const)('OFF-06 a page is reloaded when another reader has signed in meanwhile (%s)', (how) => {
  openedAt('/sezioni');
  happensElsewhere(BRUNO, how);
  expect(reload).toHaveBeenCalledOnce();
  expect(currentSession()).toEqual({ state: 'unknown' });
  expect(loadSession).not.toHaveBeenCalled();
});

test('OFF-06 a private page goes to the front page when another reader has signed in', () => {
  openedAt('/dashboard');
  happensElsewhere(BRUNO);
  expect(replace).toHaveBeenCalledWith('/');
  expect(reload).not.toHaveBeenCalled();
});

test('SES-01 OFF-06 a page is reloaded when its reader signs out in another tab', () => {
  openedAt('/sezioni');
  happensElsewhere(null);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['again', ANNA, { ...ANNA, id_token: 'later' }],
  ['for the first time', null, BRUNO],
])('SES-01 a reader who signed in %s is loaded, and the page stays', async (_, before, now) => {
  user = before;
  openedAt('/sezioni');
  happensElsewhere(now);
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
  expect(loadSession).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('OFF-06 drafts in this tab are removed when their reader signs out in another tab', () => {
  const left: Record<string, string> = { 'draft contact': '{"messaggio":"Sono Anna"}', other: 'stays' };
  vi.stubGlobal(
    'sessionStorage',
    Object.defineProperty(left, 'removeItem', { value: (key: string) => delete left[key] }),
  );
  openedAt('/contact');
  happensElsewhere(null);
  expect(left).toEqual({ other: 'stays' });
});
