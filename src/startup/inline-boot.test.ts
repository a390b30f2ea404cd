import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { READING_KEY, READING_POSITION_KEY } from '#domain/device-keys.ts';

/** The code that the script loads, without effect; the fonts never come. Addresses have no spaces. */
const CODE =
  'data:text/javascript,export%20const%20start=()=>{},askForConsent=start,loadFaces=()=>new%20Promise(start)';

const button = () => {
  const attributes = new Map<string, string>();
  return {
    attributes,
    isConnected: true,
    click: vi.fn(),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
};

/** Receives the events of the window. */
let listeners: EventTarget;
const page = { dataset: {} as Record<string, string>, setAttribute: vi.fn() };
/** Called for the stylesheets when they are loaded. */
const querySelectorAll = vi.fn(() => []);

const reportError = vi.fn();

/** Runs the script in a page that has painted. */
async function boot(stored: Record<string, string> = {}): Promise<void> {
  listeners = new EventTarget();
  const storage = { ...stored, getItem: (key: string) => stored[key] ?? null };
  vi.stubGlobal('document', {
    documentElement: page,
    styleSheets: [],
    head: { append: () => undefined },
    createElement: () => ({}),
    getElementById: () => ({}),
    querySelector: () => null,
    querySelectorAll,
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('history', {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners));
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => paint());
  vi.stubGlobal('reportError', reportError);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe: () => void;
      constructor(onPaints: (...paints: unknown[]) => void) {
        this.observe = () => onPaints({ getEntriesByName: () => [{}] }, { disconnect: () => undefined });
      }
    },
  );
  await import('./inline-boot.ts');
}

beforeEach(() => {
  vi.resetModules();
  page.dataset = { scripts: CODE, after: CODE };
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('PRF-04 a button that is pressed twice before hydration acts once after it', async () => {
  await boot();
  const [once, twice] = [button(), button()];
  for (const pressed of [twice, once, twice]) {
    const click = new Event('click', { cancelable: true });
    Object.defineProperty(click, 'target', {
      value: { closest: (selector: string) => (selector === 'a[href]' ? null : pressed) },
    });
    listeners.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  }
  expect(twice.attributes.get('aria-busy')).toBe('true');
  listeners.dispatchEvent(new Event('keydown'));
  listeners.dispatchEvent(new Event('keyup'));
  await expect.poll(() => once.click.mock.calls.length).toBe(1);
  expect(twice.click).toHaveBeenCalledTimes(1);
  expect(twice.attributes.has('aria-busy')).toBe(false);
  expect(reportError).not.toHaveBeenCalled();
});

test('PRF-04 a browser that cannot tell when it is idle loads the rest some time after the paint', async () => {
  vi.useFakeTimers();
  await boot();
  listeners.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1);
  expect(querySelectorAll).not.toHaveBeenCalled();
  vi.runOnlyPendingTimers();
  expect(querySelectorAll).toHaveBeenCalled();
});

test('BRW-04 reading settings that cannot be parsed do not lose the place at which the reader was', async () => {
  await boot({ [READING_KEY]: '{', [READING_POSITION_KEY]: '{}' });
  expect(page.dataset).toHaveProperty('place');
});
