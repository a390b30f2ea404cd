import { expect, test } from 'vitest';
import { deviceOf } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${WEBKIT} Chrome/130.0.0.0`;
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome su Android', 'phone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'Chrome su Android', 'tablet'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-G991B) ${WEBKIT} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet su Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    'Safari su iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    'Safari su iPad',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`,
    'Safari su macOS',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`,
    'Edge su Windows',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox su Linux', 'computer'],
  ['', 'Browser sconosciuto', 'computer'],
  ['curl/8.0', 'Browser sconosciuto', 'computer'],
  ['<script>alert(1)</script>/1.0 (X11; Linux x86_64)', 'Browser su Linux', 'computer'],
  ['x'.repeat(100_000), 'Browser sconosciuto', 'computer'],
])('SES-08 %s is %s', (agent, name, kind) => {
  expect(deviceOf(agent)).toEqual({ name, kind });
});
