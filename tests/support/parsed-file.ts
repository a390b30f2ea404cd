import { parseFile } from '#server/newsroom/import/parse-file.ts';
import type { ParsedItem } from '#server/newsroom/import/parse-item.ts';
import { bytesOf } from './ninjs-fixture.ts';

const NOW = new Date('2025-04-03T06:00:00Z');

/**
 * The first item of a file of any format, given as the text of a document or as an object for JSON. @throws Rejected
 */
export async function parsedFile(file: unknown, now = NOW): Promise<ParsedItem> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : bytesOf(file);
  for await (const item of parseFile(bytes, now)) {
    if ('rejected' in item) throw item.rejected;
    return item.parsed;
  }
  throw new Error('no item');
}
