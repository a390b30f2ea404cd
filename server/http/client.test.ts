import { expect, test } from 'vitest';
import { clientOf } from './client.ts';

const site = { accountOrigin: 'https://edicola.leggo.it' } as Parameters<typeof clientOf>[1];

test.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
])('a request of %s for %s comes from %s', (remoteAddress, forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  const request = { socket: { remoteAddress }, headers } as unknown as Parameters<typeof clientOf>[0];
  expect(clientOf(request, site)).toMatchObject({ address, userAgent: '', cookie: null, secure: true });
});
