import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicBrand } from '#domain/brands/public-brand.ts';

const done = vi.hoisted(() => ({ end: vi.fn(async () => undefined), say: vi.fn(async () => undefined) }));
vi.mock('./end-local-session.ts', () => ({ endLocalSession: done.end }));
vi.mock('../notices/notices.ts', () => ({ addNotice: done.say }));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

const brand = { origin: 'http://n.test', accountOrigin: 'http://n.test' } as PublicBrand;
const replace = vi.fn();
const call = vi.fn<typeof fetch>();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', call);
  vi.stubGlobal('location', { origin: 'http://n.test', pathname: '/sezioni', replace });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('SES-06 on a stalled network the reader goes on, and again when the page is restored', async () => {
  const { sessionLost } = await import('./session-lost.ts');
  call.mockReturnValue(new Promise(() => undefined));
  for (const time of [1, 2]) {
    const lost = sessionLost('ERR_SESSION_EXPIRED', brand);
    // Several calls report it.
    await sessionLost('ERR_SESSION_EXPIRED', brand);
    await vi.advanceTimersByTimeAsync(3000);
    await lost;
    expect(replace).toHaveBeenCalledTimes(time);
    expect(call.mock.lastCall?.[1]).toEqual({ keepalive: true });
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
});
