import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExternalChatVendor } from './external-chat.ts';

const ELSEWHERE = {
  provider: 'livechat' as const,
  license: '12345',
  name: 'Livia Prova',
  email: null,
  transcript: 'Livia: come cambio la carta?',
};

type Page = { window: Record<string, unknown>; scripts: { src: string; onerror?: () => void }[] };
let page: Page;
let openExternalChat: ExternalChatVendor;

beforeEach(async () => {
  // In each test the page starts without the script.
  vi.resetModules();
  ({ openExternalChat } = await import('./external-chat.ts'));
  vi.useFakeTimers();
  page = { window: {}, scripts: [] };
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => {} }),
    head: { append: (script: { src: string }) => page.scripts.push(script) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Elements that the vendor's script adds to the page. */
function widgetComes() {
  const calls: unknown[][] = [];
  const heard = new Map<string, (said: object) => void>();
  page.window.LiveChatWidget = {
    get: () => ({ visibility: 'minimized' }),
    call: (...parts: unknown[]) => calls.push(parts),
    on: (name: string, then: (said: object) => void) => heard.set(name, then),
  };
  return { calls, heard };
}

test('HLP-11 the script is loaded when needed, and the widget polled every 100 ms until it is ready', async () => {
  const opened = openExternalChat(ELSEWHERE);
  expect(page.scripts).toMatchObject([{ src: 'https://cdn.livechatinc.com/tracking.js' }]);
  expect(page.window.__lc).toMatchObject({ license: 12345 });
  await vi.advanceTimersByTimeAsync(450);
  const { calls } = widgetComes();
  await vi.advanceTimersByTimeAsync(49);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await opened;
  expect(vi.getTimerCount()).toBe(0);
});

test('HLP-06 HLP-11 the widget gets the transcript, is shown and maximised, and hidden when it is closed', async () => {
  const { calls, heard } = widgetComes();
  const opened = openExternalChat(ELSEWHERE);
  await vi.advanceTimersByTimeAsync(100);
  await opened;
  expect(calls).toEqual([
    ['set_customer_name', 'Livia Prova'],
    ['set_session_variables', { trascrizione: ELSEWHERE.transcript }],
    ['maximize'],
  ]);
  heard.get('visibility_changed')?.({ visibility: 'maximized' });
  expect(calls).toHaveLength(3);
  heard.get('visibility_changed')?.({ visibility: 'minimized' });
  expect(calls.at(-1)).toEqual(['hide']);
});

test('HLP-11 a widget that does not load is reported, and polling stops', async () => {
  const opened = expect(openExternalChat(ELSEWHERE)).rejects.toThrow('did not load');
  await vi.advanceTimersByTimeAsync(30_000);
  await opened;
  expect(vi.getTimerCount()).toBe(0);
});

test('HLP-11 a blocked script is reported immediately, and loaded again the next time', async () => {
  const opened = expect(openExternalChat(ELSEWHERE)).rejects.toThrow('did not load');
  page.scripts[0]?.onerror?.();
  await opened;
  expect(vi.getTimerCount()).toBe(0);
  const again = openExternalChat(ELSEWHERE);
  expect(page.scripts).toHaveLength(2);
  const { calls } = widgetComes();
  await vi.advanceTimersByTimeAsync(100);
  await again;
  expect(calls.at(-1)).toEqual(['maximize']);
});
