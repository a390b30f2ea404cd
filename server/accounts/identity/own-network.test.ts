import { expect, test } from 'vitest';
import { isPrivateAddress } from './own-network.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1%eth0',
  '::ffff:127.0.0.1',
  '::ffff:192.168.1.20',
])('%s belongs to this machine or a network around it', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  '203.0.113.9',
  '172.32.0.1',
  '192.169.0.1',
  '11.0.0.1',
  '2001:db8::1',
  '::ffff:203.0.113.9',
  // Addresses that a provider shares among its customers, multicast groups, and unspecified addresses.
  '100.64.0.1',
  '100.127.255.254',
  '::ffff:100.64.0.1',
  '224.0.0.1',
  '239.1.1.1',
  'ff02::1',
  '0.0.0.0',
  '::',
  '',
  'localhost',
  '127.0.0.1, 203.0.113.9',
  '127.0.0.1:80',
])('%j does not belong to this machine or a network around it', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});
