import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ID = /\b(?:ACC|API|BRD|BRW|HLP|NAV|NOT|NWS|OFF|PRS|PSH|RAG|ROL|SES|SHL|TRK|VAL)-\d{2}\b/g;
const FILES = '{api,bench,device,docs,domain,openapi,server,src,sw,tests,tools}/**/*.{ts,tsx,css,md,yaml}';
const DOCUMENT = 'docs/requirements.md';

const idsOf = (paths: string[]) =>
  new Set(paths.flatMap((path) => readFileSync(path, 'utf8').match(ID) ?? []));

const written = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .flatMap((line) => /^\| ([A-Z]{3}-\d{2}) \|/.exec(line)?.[1] ?? []);

test('each requirement is listed once', () => {
  expect(written.length).toBeGreaterThan(100);
  expect(written.toSorted()).toEqual([...new Set(written)].sort());
});

test('every requirement that code, tests or documents name is listed', () => {
  const named = idsOf(globSync(FILES).filter((path) => path !== DOCUMENT));
  expect([...named].filter((id) => !written.includes(id))).toEqual([]);
});

test('every requirement is named by a test', () => {
  const proven = idsOf(
    globSync('{api,device,domain,server,src,sw,tests,tools}/**/*.{test.ts,test.tsx,e2e.ts}'),
  );
  expect(written.filter((id) => !proven.has(id))).toEqual([]);
});
