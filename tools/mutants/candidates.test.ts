import { expect, test } from 'vitest';
import { areaOf, mutantsIn } from './candidates.ts';
import type { Kind } from './mutant.ts';

/** The lines that mutants of one kind make of `line`, one for each place. */
function mutatedLines(kind: Kind, line: string, file = 'server/web/http/one.ts'): string[] {
  return mutantsIn(file, line)
    .filter((mutant) => mutant.kind === kind)
    .map(({ column, original, replacement }) => {
      expect(line.startsWith(original, column), original).toBe(true);
      return line.slice(0, column) + replacement + line.slice(column + original.length);
    });
}

test.each([
  ['if (ready) go();', ['if (!(ready)) go();']],
  ['if (!ready) go();', ['if (ready) go();']],
  // An equality is inverted by its operator only, not a second time as a whole.
  ['if (a === b) go();', ['if (a !== b) go();']],
  ['const c = a === b ? 1 : 2;', ['const c = a !== b ? 1 : 2;']],
  ['const c = a ? 1 : 2;', ['const c = a ? (2) : (1);']],
  ['const c = a && b;', ['const c = a || b;']],
  ['const c = a || b;', ['const c = a && b;']],
  ['const c = a < b;', ['const c = a <= b;']],
  ['const c = a <= b;', ['const c = a < b;']],
  ['const c = a > b;', ['const c = a >= b;']],
  ['const c = a >= b;', ['const c = a > b;']],
  ['const c = a !== b;', ['const c = a === b;']],
])('a condition is inverted: %s', (line, faulty) => {
  expect(mutatedLines('condition', line)).toEqual(faulty);
});

test.each([
  ["return refuse(reply, 404, 'ERR_NOT_FOUND');", ["return refuse(reply, 200, 'ERR_NOT_FOUND');"]],
  ['reply.code(403).send();', ['reply.code(200).send();']],
  ['reply.code(wrong ? 403 : 429);', ['reply.code(wrong ? 200 : 429);', 'reply.code(wrong ? 403 : 400);']],
  ['const answer = { status: 401 };', ['const answer = { status: 400 };']],
  ['const gone = answer.status === 410;', ['const gone = answer.status === 404;']],
  ["const refused = [404, 'ERR_NOT_FOUND'];", ["const refused = [200, 'ERR_NOT_FOUND'];"]],
  ['const RETRY_MS = 200;', []],
  ['const icon = { width: 200 };', []],
  ['type Refused = { status: 403 };', []],
])('a status is changed: %s', (line, faulty) => {
  expect(mutatedLines('status', line)).toEqual(faulty);
});

test.each([
  ["const html = '<p>' + escapeHtml(text);", ["const html = '<p>' + (text);"]],
  ["const url = '/q?w=' + encodeURIComponent(words);", ["const url = '/q?w=' + (words);"]],
  ['const html = sanitizeHtml(text, OPTIONS);', ['const html = (text);']],
  ["const json = text.replaceAll('<', '');", ['const json = text;']],
  ['const html = text.replace(/[&<>]/g, name).trim();', ['const html = text.trim();']],
  ["const words = text.replace(/\\s+/g, ' ');", []],
])('an escape is left out: %s', (line, faulty) => {
  expect(mutatedLines('escape', line)).toEqual(faulty);
});

test.each([
  [
    "reply.header('cache-control', 'no-store').send();",
    ['reply.send();', "reply.header('cache-control', 'public, max-age=60').send();"],
  ],
  ["response.setHeader('Vary', 'Cookie');", ['response;']],
  ["const headers = { vary: 'Cookie', etag };", ['const headers = {  etag };']],
  ["const FOREVER = 'public, max-age=31536000, immutable';", ["const FOREVER = 'no-cache';"]],
  ["await fetch(url, { cache: 'no-store' });", ['await fetch(url, {  });']],
  ['await cache.put(request, answer);', ['await Promise.resolve();']],
  ['await caches.delete(name);', ['await Promise.resolve(false);']],
  ['rows.delete(name);', []],
  ["const access = 'private';", []],
])('a cache rule is dropped: %s', (line, faulty) => {
  expect(mutatedLines('cache', line, 'sw/one.ts')).toEqual(faulty);
});

test.each([
  ['await save(row);', ['save(row);']],
  ['const row = await save(row);', []],
  ['await ready;', []],
])('a wait is removed: %s', (line, faulty) => {
  expect(mutatedLines('wait', line)).toEqual(faulty);
});

test('mutants are put only into product code', () => {
  expect(areaOf('src/features/faq/faq-screen.tsx')).toBe('src');
  expect(areaOf('server/web/http/app.ts')).toBe('server');
  const others = [
    'tests/contract/faq.test.ts',
    'domain/access.test.ts',
    'src/routeTree.gen.ts',
    'openapi/generated/site.ts',
    'server/base/db/migrations/one.ts',
    'server/operations/demo/volume-article.ts',
    'src/features/faq/strings.ts',
    'src/features/showcase/review-strings.ts',
    'src/strings/menu.ts',
    'tools/build.ts',
    'src/ui/base.css',
  ];
  for (const file of others) expect(areaOf(file), file).toBeNull();
});
