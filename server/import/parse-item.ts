import { boundItem } from './bound-item.ts';
import { decodeText } from './decode-text.ts';
import type { DeliveredItem } from './delivered-item.ts';
import { nestingOf } from './json-nesting.ts';
import { detectFormat, type Format } from './ninjs/detect-format.ts';
import { Ninjs2 } from './ninjs/ninjs-2.ts';
import { Ninjs3 } from './ninjs/ninjs-3.ts';
import { ninjs3To2 } from './ninjs/ninjs-3-to-2.ts';
import type { NinjsItem } from './ninjs/ninjs-item.ts';
import { parseStrictly } from './ninjs/schema-issue.ts';
import { superdesk1To2 } from './ninjs/superdesk-1.ts';
import { toDelivered } from './ninjs/to-delivered.ts';
import { Rejected } from './rejected.ts';

const ADAPTERS: Record<Format, (item: unknown) => NinjsItem> = {
  'ninjs-1': superdesk1To2,
  'ninjs-2': (item) => parseStrictly(Ninjs2, item),
  'ninjs-3': (item) => ninjs3To2(parseStrictly(Ninjs3, item)),
};

export type ItemFormat = Format | 'nitf-3' | 'newsml-g2' | 'rss-2.0';

export type ParsedItem = {
  delivered: DeliveredItem;
  format: ItemFormat;
  raw: string;
  /** What was cleaned away or cut, for the desk. */
  warnings: string[];
  /** The format says neither version nor a moment to rely on: the contents decide whether it is news. */
  undated: boolean;
};

const MAX_DEPTH = 100;

/** Escapes by which JSON can smuggle in what the database does not keep. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/** A NUL is refused; half a sign becomes the replacement sign here as it would there, so that a uri is found again. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw new Rejected('file', 'holds a NUL character');
  return value.toWellFormed();
}

function parseJson(text: string): unknown {
  if (nestingOf(text) > MAX_DEPTH) throw new Rejected('file', `nested deeper than ${MAX_DEPTH}`);
  try {
    return UNSTORABLE.test(text) ? JSON.parse(text, storable) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Rejected('file', `not JSON: ${error.message}`);
    throw error;
  }
}

/** One item of JSON as what the newsstand makes of it. @throws Rejected with the place and the reason */
export function parseItem(bytes: Uint8Array): ParsedItem {
  const raw = decodeText(bytes);
  const { format, item } = detectFormat(parseJson(raw));
  return { ...boundItem(toDelivered(ADAPTERS[format](item))), format, raw, undated: false };
}
