import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ACCEPTED, type ConsentResult, REFUSED } from '#domain/consent/consent.ts';
import { MEASURING_PURPOSE } from '#domain/measurement/measures.ts';
import { measurePages, type NavigatingRouter } from './measure-pages.ts';
import { sendMeasure } from './send-measure.ts';

const consent = vi.hoisted(() => ({
  result: null as ConsentResult | null,
  listeners: new Set<(result: ConsentResult) => void>(),
}));
vi.mock('../consent/consent.ts', () => ({
  currentConsent: () => consent.result,
  onConsent: (listener: (result: ConsentResult) => void) => {
    consent.listeners.add(listener);
    if (consent.result) listener(consent.result);
  },
}));
vi.mock('./measure-vitals.ts', () => ({ measureVitals: vi.fn() }));
vi.mock('./send-measure.ts', () => ({ sendMeasure: vi.fn(async () => undefined) }));
vi.mock('./reader-status.ts', () => ({ readerStatus: async () => ({ signedIn: true, subscribed: false }) }));

const ACCOUNT = 'https://account.leggo.it';
const brand = { accountOrigin: ACCOUNT } as PublicBrand;
const HOME = { address: '/', title: 'Edicola' };

type Rendered = Parameters<Parameters<NavigatingRouter['subscribe']>[1]>[0];
type Change = Parameters<Parameters<NavigatingRouter['history']['subscribe']>[0]>[0];

let rendered: (event: Rendered) => void;
let changed: (change: Change) => void;
const router: NavigatingRouter = {
  subscribe: (_event, listener) => {
    rendered = listener;
    return () => undefined;
  },
  history: {
    subscribe: (listener) => {
      changed = listener;
      return () => undefined;
    },
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('document', { title: 'Il ponte' });
  vi.stubGlobal('addEventListener', vi.fn());
  loadedAs('navigate');
  consent.result = ACCEPTED;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(sendMeasure).mockClear();
  consent.listeners.clear();
});

const loadedAs = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

function answer(result: ConsentResult | null) {
  consent.result = result;
  for (const listener of consent.listeners) listener(result ?? REFUSED);
}

const address = (text: string) => {
  const [pathname = '', query] = text.split('?');
  return { pathname, searchStr: query === undefined ? '' : `?${query}` };
};

async function go(from: string, to: string, type = 'PUSH') {
  changed({ action: { type } });
  rendered({ fromLocation: address(from), toLocation: address(to) });
  await vi.advanceTimersByTimeAsync(1);
}

const sent = async () => {
  await vi.advanceTimersByTimeAsync(1);
  return vi.mocked(sendMeasure).mock.calls.map(([measure]) => measure);
};

const paths = async () => (await sent()).map(({ path }) => path);

test('TRK-04 NAV-23 the current page and every page after it are counted, with what is known of the reader', async () => {
  loadedAs('reload');
  measurePages(router, brand, HOME);
  await go('/', '/articolo/7/il-ponte?da=x');
  const common = { kind: 'view', purposes: [1, 2, 3, 4, 5], logged: true, subscribed: false };
  expect(await sent()).toEqual([
    { ...common, path: '/', title: 'Edicola', refreshed: true },
    { ...common, path: '/articolo/7', title: 'Il ponte', refreshed: false },
  ]);
  expect(vi.mocked(sendMeasure).mock.calls[0]?.[1]).toBe(ACCOUNT);
});

test('TRK-02 repeated consent counts nothing again; withdrawn consent stops counting, new consent starts with the current page', async () => {
  measurePages(router, brand, HOME);
  answer(ACCEPTED);
  expect(await paths()).toEqual(['/']);
  answer(REFUSED);
  await go('/', '/faq');
  await go('/faq', '/sezioni');
  answer(null);
  expect(await paths()).toEqual(['/']);
  answer({ ...REFUSED, [MEASURING_PURPOSE]: true });
  expect(await paths()).toEqual(['/', '/sezioni']);
});

test('TRK-02 a view is not sent if consent is withdrawn while the reader is being looked up', async () => {
  measurePages(router, brand, HOME);
  answer(REFUSED);
  expect(await sent()).toEqual([]);
});

test('NAV-23 replacing the address is no navigation, but another query is', async () => {
  measurePages(router, brand, HOME);
  await go('/', '/?data=2025-04-02');
  await go('/?data=2025-04-02', '/?data=2025-04-01', 'REPLACE');
  await go('/?data=2025-04-01', '/?data=2025-04-01');
  expect(await paths()).toEqual(['/', '/']);
});

test('NAV-23 a reader who moved on before measuring began has seen two pages', async () => {
  vi.stubGlobal('location', { pathname: '/articolo/7', search: '' });
  measurePages(router, brand, HOME);
  expect(await paths()).toEqual(['/', '/articolo/7']);
});
