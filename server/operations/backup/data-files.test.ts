import { expect, test } from 'vitest';
import { dataFileOf } from './data-files.ts';

test.each([
  ['keys/session-secret', 'keys', 'session-secret'],
  ['keys/vapid-keys.json', 'keys', 'vapid-keys.json'],
  [
    'mail/2025-04-03T06-30-00-000Z-000001-0a1b2c3d.eml',
    'mail',
    'mail/2025-04-03T06-30-00-000Z-000001-0a1b2c3d.eml',
  ],
  ['images/0123456789abcdef/640.avif', 'images', 'images/0123456789abcdef/640.avif'],
])('%s is part of a backup', (name, kind, path) => {
  expect(dataFileOf(name)).toEqual({ kind, path });
});

test.each([
  'keys/edicola.lock',
  'keys/../session-secret',
  'mail/../x.eml',
  'mail/..eml',
  'mail/a/b.eml',
  'mail/x.eml.part',
  'images/x.webp',
  'images/../x.webp',
  'images/a/../../x.webp',
  'images/a/.webp',
  'images/.unfinished-1/640.avif',
  '/images/a/1.webp',
  'database/PG_VERSION',
  'images/a/1.webp\n',
])('%j is not part of a backup, even if an archive contains it', (name) => {
  expect(dataFileOf(name)).toBeNull();
});
