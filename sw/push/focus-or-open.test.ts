import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenPage, focusOrOpen } from './focus-or-open.ts';

const ORIGIN = 'https://edicola.leggo.it';
const PATH = '/articolo/7/sciopero?da=avviso';

let opened: string[];
beforeEach(() => {
  opened = [];
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const state = (path: string, focused = false, visibilityState = 'hidden') => ({
  url: ORIGIN + path,
  focused,
  visibilityState,
});

describe('PSH-03 the page that an alert opens in', () => {
  const [home, article, looked, seen] = [
    state('/'),
    state('/articolo/7/sciopero'),
    state('/sezioni', true, 'visible'),
    state('/firme', false, 'visible'),
  ];

  test('is the one that shows it already, else the one in use, else the last', () => {
    expect(chosenPage([home, seen, looked, article], PATH)).toBe(article);
    expect(chosenPage([home, seen, looked], PATH)).toBe(looked);
    expect(chosenPage([home, seen], PATH)).toBe(seen);
    expect(chosenPage([home], PATH)).toBe(home);
    expect(chosenPage([], PATH)).toBeNull();
  });
});

type Does = { answers: boolean; mayFocus?: boolean; mayBeLed?: boolean };

/** A page, and what was done with it. */
function page({ answers, mayFocus = true, mayBeLed = true }: Does) {
  const told: string[] = [];
  const one = {
    ...state('/'),
    focus: async () => {
      told.push('focus');
      if (!mayFocus) throw new DOMException('Not allowed', 'InvalidAccessError');
    },
    navigate: async (href: string) => {
      if (!mayBeLed) throw new TypeError('not controlled');
      told.push(href);
    },
    postMessage: ({ type, path }: { type: string; path: string }, [port]: [MessagePort]) => {
      told.push(`${type} ${path}`);
      if (answers) port.postMessage(true);
    },
  };
  return { one, told };
}

/** The test does not wait for a page that never answers. */
async function goToInTime(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const going = focusOrOpen(PATH);
  await vi.advanceTimersByTimeAsync(1000);
  await going;
}

function open(...pages: unknown[]) {
  vi.stubGlobal('self', {
    clients: { matchAll: async () => pages, openWindow: async (href: string) => void opened.push(href) },
  });
}

test('PSH-03 an open page is focused and navigates by itself', async () => {
  const { one, told } = page({ answers: true });
  open(one);
  await focusOrOpen(PATH);
  expect(told).toEqual(['focus', `go-to ${PATH}`]);
  expect(opened).toEqual([]);
});

test('PSH-03 a page that may not be focused navigates all the same', async () => {
  const { one, told } = page({ answers: true, mayFocus: false });
  open(one);
  await focusOrOpen(PATH);
  expect(told).toContain(`go-to ${PATH}`);
});

test('PSH-03 a page that does not answer is navigated by the worker', async () => {
  const { one, told } = page({ answers: false });
  open(one);
  await goToInTime();
  expect(told.at(-1)).toBe(ORIGIN + PATH);
});

test('PSH-03 if there is no page, or none that can be navigated, a new one opens', async () => {
  open();
  await focusOrOpen(PATH);
  const { one } = page({ answers: false, mayBeLed: false });
  open(one);
  await goToInTime();
  expect(opened).toEqual([ORIGIN + PATH, ORIGIN + PATH]);
});

test('PSH-03 no other origin is ever opened', async () => {
  open();
  await focusOrOpen('//evil.example/');
  await focusOrOpen('https://evil.example/articolo/7');
  expect(opened).toEqual([`${ORIGIN}/`, `${ORIGIN}/`]);
});
