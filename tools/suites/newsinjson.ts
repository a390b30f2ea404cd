import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type SuiteTest } from './stated.ts';

/** IPTC's ninjs: documents that its tests state to be valid or invalid. The contents of a valid one are not stated. */
export async function* newsinjson(folder: string): AsyncGenerator<SuiteTest> {
  const paths = await filesOf(
    folder,
    /^(?:validation\/test_suite\/.*\/should_(?:pass|fail)|examples\/\d.*|documentation\/includes\/examples\/.*)\/[^/]*\.json$/,
  );
  for (const path of paths) {
    const value = /should_fail|not-valid/.test(path) ? 'invalid' : 'valid';
    yield {
      name: path,
      bytes: await readFile(join(folder, path)),
      stated: [{ item: 0, field: 'validity', value }],
    };
  }
}
