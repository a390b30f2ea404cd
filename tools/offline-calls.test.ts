import { expect, test } from 'vitest';
import { offlineCallsModule } from './offline-calls.ts';

const reading = (operationId: string, offline: string) => ({ get: { operationId, 'x-offline': offline } });

const text = offlineCallsModule([
  {
    paths: {
      '/api/b': reading('b', 'cached'),
      '/api/a': reading('a', 'downloaded'),
      '/api/c': reading('c', 'precached'),
      '/api/never': reading('never', 'never'),
      '/api/own/{id}': reading('own', 'press-read'),
      '/api/own': { post: { operationId: 'write', 'x-offline': 'queued' } },
    },
  },
  { paths: { '/v1/words': reading('words', 'search') } },
]);

test('calls stand in the module by what is done with them offline, whichever contract they are in', () => {
  expect(text).toContain(String.raw`CACHED = /^(?:\/api\/a|\/api\/b|\/api\/c)$/;`);
  expect(text).toContain(String.raw`SEARCH = /^(?:\/v1\/words)$/;`);
  expect(text).toContain(String.raw`PRESS_READ = /^(?:\/api\/own\/[^/]+)$/;`);
  expect(text).toContain("PRECACHED: readonly string[] = ['/api/c'];");
  expect(text).toContain("DownloadedCall = '/api/a';");
  expect(text).not.toContain('never');
});

test('a pattern of no path matches nothing', () => {
  expect(text).toContain('PRESS_WORK = /(?!)/;');
});
