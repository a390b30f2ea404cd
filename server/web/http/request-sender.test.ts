import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientOf } from './client.ts';
import { forwardedFor, proxiesOf, senderOf, storeSender } from './request-sender.ts';

const site = { accountOrigin: 'https://edicola.leggo.it' } as Parameters<typeof clientOf>[1];

const asked = (remoteAddress: string, headers: Record<string, string | string[] | undefined> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

/** Sender of a request when these proxies are configured. */
function sent(remoteAddress: string, forwarded?: string | string[], named: string[] = []) {
  const request = asked(remoteAddress, { 'x-forwarded-for': forwarded });
  storeSender(request, proxiesOf(named));
  return senderOf(request);
}

test.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
  ['127.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
  ['127.0.0.1', '2001:db8::7', '2001:db8::7'],
])('NAV-24 a request of %s for %s comes from %s', (remoteAddress, forwarded, address) => {
  const headers = { 'x-forwarded-for': forwarded };
  const request = { raw: asked(remoteAddress, headers), headers };
  expect(clientOf(request as unknown as Parameters<typeof clientOf>[0], site)).toMatchObject({
    address,
    userAgent: '',
    cookie: null,
    secure: true,
  });
});

describe('SES-05 NAV-24 a proxy on another machine', () => {
  const NAMED = ['10.0.0.5', '172.20.0.0/16', '100.64.0.0/10', 'fd00:1::/64', '198.51.100.20'];

  test.each([
    ['10.0.0.5', '203.0.113.7', '203.0.113.7'],
    ['::ffff:10.0.0.5', '203.0.113.7', '203.0.113.7'],
    ['172.20.3.4', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['100.64.3.4', '203.0.113.7', '203.0.113.7'],
    ['fd00:1::9', '2001:db8:1:2::7', '2001:db8:1:2::7'],
    ['198.51.100.20', '203.0.113.7', '203.0.113.7'],
    // Several proxies in a chain.
    ['127.0.0.1', '203.0.113.7, 10.0.0.5', '203.0.113.7'],
    ['10.0.0.5', '192.0.2.1, 203.0.113.7, 172.20.0.9, 198.51.100.20', '203.0.113.7'],
  ])('may name its client if it is configured: %s for %s', (peer, forwarded, address) => {
    expect(sent(peer, forwarded, NAMED)).toMatchObject({ address, isAround: false });
    expect(sent(peer, forwarded, NAMED).network).not.toBeNull();
  });

  test('if configured, may name a client of the own network, and does not count as a sender itself', () => {
    expect(sent('10.0.0.5', '192.168.1.20', NAMED)).toMatchObject({ isAround: true, network: null });
    expect(sent('198.51.100.20', undefined, NAMED)).toMatchObject({ isAround: false, network: null });
  });

  test.each([
    ['10.0.0.6', '203.0.113.7', '203.0.113.7'],
    ['192.168.1.1', '10.9.9.9, 203.0.113.7', '203.0.113.7'],
    // These claim that the client is of the own network.
    ['10.0.0.6', '127.0.0.1', '10.0.0.6'],
    ['10.0.0.6', '192.168.1.20', '10.0.0.6'],
    ['127.0.0.1', '203.0.113.7, 10.0.0.6', '203.0.113.7'],
  ])('if not configured, cannot make a client count as of the own network: %s for %s', (peer, forwarded, network) => {
    expect(sent(peer, forwarded)).toMatchObject({ isAround: false, network });
  });

  test.each([
    ['via', '1.1 proxy'],
    ['forwarded', 'for=203.0.113.7'],
    ['x-real-ip', '203.0.113.7'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'localhost'],
  ])('is recognised as one even if it sends only %s', (header, value) => {
    for (const peer of ['127.0.0.1', '10.0.0.6'])
      expect(senderOf(asked(peer, { [header]: value }))).toMatchObject({ isAround: false });
  });
});

test('SES-05 a client on this machine or around it without a proxy is of the own network', () => {
  for (const peer of ['127.0.0.1', '::1', '10.0.0.6', '192.168.1.20', 'fd00::9'])
    expect(sent(peer)).toEqual({ address: peer, isAround: true, network: null });
  expect(sent('127.0.0.1', '192.168.1.20')).toMatchObject({ address: '192.168.1.20', isAround: true });
});

test('SES-05 shared addresses of providers and multicast addresses are not of the own network', () => {
  for (const peer of ['100.64.0.9', '100.127.0.1', '224.0.0.1', 'ff02::1'])
    expect(sent(peer)).toMatchObject({ isAround: false });
  expect(sent('127.0.0.1', '100.64.0.9')).toMatchObject({ isAround: false, network: '100.64.0.9' });
});

test('NAV-24 an internal call for a reader comes from the reader’s address', () => {
  for (const [peer, forwarded] of [
    ['127.0.0.1', '203.0.113.7'],
    ['10.0.0.6', '203.0.113.7'],
    ['203.0.113.9', '10.0.0.1'],
    ['192.168.1.20', undefined],
  ] as const) {
    const inner = asked('127.0.0.1', {
      'x-forwarded-for': forwardedFor(asked(peer, { 'x-forwarded-for': forwarded })),
    });
    expect(senderOf(inner)).toEqual(sent(peer, forwarded));
  }
});
