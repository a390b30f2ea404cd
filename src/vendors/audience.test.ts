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
let tellAudience: typeof import('./audience.ts').tellAudience;

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
  ({ tellAudience } = await import('./audience.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('TRK-02 TRK-04 the script is loaded once, and finds every view', async () => {
  const first = tellAudience(SCRIPT, view('/'));
  const second = tellAudience(SCRIPT, view('/faq'));
  scripts[0]?.onload?.();
  await Promise.all([first, second]);
  await tellAudience(SCRIPT, view('/sezioni'));
  expect(scripts).toMatchObject([{ src: SCRIPT, async: true }]);
  expect(page.edicolaAudience?.map(({ url }) => url)).toEqual(['/', '/faq', '/sezioni']);
  expect(vi.getTimerCount()).toBe(0);
});

test('TRK-04 a script that does not load is given up after 5000 ms, reported once and not requested again', async () => {
  const told = expect(tellAudience(SCRIPT, view('/'))).rejects.toThrow('audience: it did not come');
  await vi.advanceTimersByTimeAsync(4999);
  expect(scripts[0]?.remove).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await told;
  expect(scripts[0]?.remove).toHaveBeenCalled();
  await tellAudience(SCRIPT, view('/faq'));
  expect([scripts.length, page.edicolaAudience]).toEqual([1, []]);
});

test('TRK-04 a blocked script is given up immediately', async () => {
  const told = expect(tellAudience(SCRIPT, view('/'))).rejects.toThrow('cannot be had');
  scripts[0]?.onerror?.();
  await told;
  expect(vi.getTimerCount()).toBe(0);
});
