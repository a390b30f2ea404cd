import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const GROUP = 'Le testate del gruppo: http://ilmattino.localhost:8080, http://leggo.localhost:8080 …';

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '::0',
  'localhost',
  'LocalHost',
])('BRD-02 a server that listens on %s is opened as localhost, and each paper under its own name', (host) => {
  expect(addressLines(host, 8080)).toEqual(['Edicola: http://localhost:8080', GROUP]);
});

test.each([
  ['192.168.1.7', 'http://192.168.1.7:80'],
  ['127.0.0.2', 'http://127.0.0.2:80'],
  ['2001:DB8::7', 'http://[2001:db8::7]:80'],
  ['fe80::1%eth0', 'http://[fe80::1%eth0]:80'],
  ['edicola.example', 'http://edicola.example:80'],
])('BRD-02 a server that listens on %s only is opened at its address, and not under names of this machine', (host, origin) => {
  expect(addressLines(host, 80)).toEqual([`Edicola: ${origin}`]);
});
