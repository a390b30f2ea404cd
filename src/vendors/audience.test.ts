import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AudienceView } from './audience.ts';

const SCRIPT = 'https://misure.example/MG.js';
const view = (url: string): AudienceView => ({
  title: 'Pagina',
  url,
  refresh: false,
  consent: '1,4',
  subscriber: 'non-subscriber',
  logged: false,
});

type Script = { src: string; onload?: () => void; onerror?: () => void; remove: () => void };
let scripts: Script[];
let page: { edicolaAudience?: AudienceView[] };
let reportToAudience: typeof import('./audience.ts').reportToAudience;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  scripts = [];
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => ({ remove: vi.fn() }),
    head: { append: (script: Script) => scripts.push(script) },
  });
  ({ reportToAudience } = await import('./audience.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('TRK-02 TRK-04 the script is loaded once, and finds every view', async () => {
  const first = reportToAudience(SCRIPT, view('/'));
  const second = reportToAudience(SCRIPT, view('/faq'));
  scripts[0]?.onload?.();
  await Promise.all([first, second]);
  await reportToAudience(SCRIPT, view('/sezioni'));
  expect(scripts).toMatchObject([{ src: SCRIPT, async: true }]);
  expect(page.edicolaAudience?.map(({ url }) => url)).toEqual(['/', '/faq', '/sezioni']);
  expect(vi.getTimerCount()).toBe(0);
});

test('TRK-04 a script that does not load is given up after 5000 ms, reported once and not requested again', async () => {
  const told = expect(reportToAudience(SCRIPT, view('/'))).rejects.toThrow(
    'audience: its script did not load',
  );
  await vi.advanceTimersByTimeAsync(4999);
  expect(scripts[0]?.remove).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await told;
  expect(scripts[0]?.remove).toHaveBeenCalled();
  await reportToAudience(SCRIPT, view('/faq'));
  expect([scripts.length, page.edicolaAudience]).toEqual([1, []]);
});

test('TRK-04 a blocked script is given up immediately', async () => {
  const told = expect(reportToAudience(SCRIPT, view('/'))).rejects.toThrow('cannot be loaded');
  scripts[0]?.onerror?.();
  await told;
  expect(vi.getTimerCount()).toBe(0);
});
