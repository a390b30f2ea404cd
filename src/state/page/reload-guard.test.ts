import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorKindOf } from '#domain/api-error.ts';
import { RELOADS_KEY } from '#domain/device-keys.ts';

const stored = new Map<string, string>();
const location = { pathname: '/sezioni', reload: vi.fn(), assign: vi.fn() };
let online = true;
let blocked = false;

function refuseIfBlocked() {
  if (blocked) throw new DOMException('blocked', 'SecurityError');
}

/** Each document has its own module state. */
let onPageLoadFailure: typeof import('./reload-guard.ts').onPageLoadFailure;

async function openDocument() {
  vi.resetModules();
  ({ onPageLoadFailure } = await import('./reload-guard.ts'));
}

beforeEach(async () => {
  await openDocument();
  stored.clear();
  online = true;
  blocked = false;
  location.pathname = '/sezioni';
  vi.stubGlobal('location', location);
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      refuseIfBlocked();
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      refuseIfBlocked();
      stored.set(key, value);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function failToLoad(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  onPageLoadFailure(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('NAV-20 five failures reload, the sixth goes to the front page and clears the counter', async () => {
  for (let failure = 1; failure <= 5; failure++) {
    failToLoad();
    await openDocument();
  }
  expect(location.reload).toHaveBeenCalledTimes(5);
  expect(location.assign).not.toHaveBeenCalled();
  failToLoad();
  expect(location.reload).toHaveBeenCalledTimes(5);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(stored.get(RELOADS_KEY)).toBe('[]');
});

test('NAV-20 further missing parts of a document that is reloading count as the same failure', () => {
  failToLoad();
  failToLoad();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(JSON.parse(stored.get(RELOADS_KEY) ?? '')).toHaveLength(1);
});

test('NAV-20 offline the error turns into the offline page and nothing reloads', () => {
  online = false;
  const error = failToLoad();
  expect(errorKindOf(error)).toBe('offline');
  expect(error.message).not.toContain('dynamically imported module');
  expect(location.reload).not.toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
  expect(stored.size).toBe(0);
});

test('BRW-04 a broken counter starts from zero', () => {
  stored.set(RELOADS_KEY, '{"not": "a list"');
  failToLoad();
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('BRW-04 without storage the page goes to the front page instead of reloading, which does not loop', () => {
  blocked = true;
  failToLoad();
  expect(location.reload).not.toHaveBeenCalled();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
  location.pathname = '/';
  failToLoad();
  expect(location.assign).toHaveBeenCalledTimes(1);
});
