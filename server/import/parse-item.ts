import type { DeliveredItem } from './delivered-item.ts';
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

export type ParsedItem = { delivered: DeliveredItem; format: Format; raw: string };

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Rejected('file', 'not UTF-8 text');
  }
}

/**
 * JSON can smuggle in, as escapes, what the database does not keep: a NUL, which is refused, and half a sign, which
 * becomes the replacement sign here as it would there, so that a uri is found again.
 */
function storable(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw new Rejected('file', 'holds a NUL character');
  return value.toWellFormed();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, storable);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Rejected('file', `not JSON: ${error.message}`);
    throw error;
  }
}

/** One delivered file as what the newsstand makes of it. @throws Rejected with the place and the reason */
export function parseItem(bytes: Uint8Array): ParsedItem {
  const raw = decode(bytes);
  const { format, item } = detectFormat(parseJson(raw));
  return { delivered: toDelivered(ADAPTERS[format](item)), format, raw };
}
