import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESCRIPTIONS } from '#server/base/config/config-descriptions.ts';
import { Environment } from '#server/base/config/config-environment.ts';
import { configurationDocument, environmentExample, namesOf } from './configuration-documents.ts';

/** Settings of tests and tools, which the server does not read. */
const OF_TOOLS = ['CHROMIUM_PATH', 'SAMPLE_DATA', 'SEED'];

test('every setting is described once, and nothing else is described', () => {
  const described = Object.values(DESCRIPTIONS).flatMap(namesOf);
  expect(described.toSorted()).toEqual([...Object.keys(Environment.entries), ...OF_TOOLS].sort());
});

test.each([
  ['docs/configuration.md', configurationDocument],
  ['.env.example', environmentExample],
])('%s matches the settings (otherwise run npm run generate)', (file, write) => {
  expect(readFileSync(file, 'utf8')).toBe(write());
});
