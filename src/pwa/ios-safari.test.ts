import { expect, test } from 'vitest';
import { isIosSafari } from './ios-safari.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test.each([
  ['Safari on a phone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari on a tablet, which calls itself a Mac', MAC, 5, true],
  ['Safari on a Mac', MAC, 0, false],
  ['Chrome on a phone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5, false],
  ['Firefox on a phone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['Edge on a phone', `${IPHONE} Version/18.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['a page inside an app', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, 5, false],
  [
    'Chrome on a phone of another make',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('OFF-07 %s', (_, userAgent, maxTouchPoints, expected) => {
  expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(expected);
});
