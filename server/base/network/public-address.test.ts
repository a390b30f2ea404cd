import { expect, test } from 'vitest';
import { isPublicAddress, publicAddresses } from './public-address.ts';

test.each([
  '127.0.0.1',
  '127.8.9.10',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '192.0.2.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '5f00::1',
  '100::1',
  'no address',
])('NWS-02 feeds are never fetched from %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '151.101.1.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
])('NWS-02 a feed may be fetched from %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'localhost',
  '127.0.0.1',
  '::1',
  '10.0.0.1',
])('NWS-02 the host %s is judged by the address that it resolves to', async (host) => {
  await expect(publicAddresses(host)).rejects.toThrow(/which is not on the internet$/);
});
