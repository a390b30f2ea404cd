import { dropControlCharacters, droppedCharacters } from '../control-characters.ts';

/** A `&` that begins no reference, or a numeric reference, which may name a character that XML does not allow. */
const FAULT = /&(?!(?:[a-z][a-z0-9]{0,31}|#[0-9]{1,8}|#x[0-9a-f]{1,8});)|&#(x[0-9a-f]{1,8}|[0-9]{1,8});/gi;
/** Quick check whether there is anything to repair: most documents are correct, and are not copied. */
const BARE = /&(?!(?:[a-z][a-z0-9]{0,31}|#[0-9]{1,8}|#x[0-9a-f]{1,8});)/i;
const NUMBERED = /&#(?:x[0-9a-f]{1,8}|[0-9]{1,8});/i;

const SPACES = [0x09, 0x0a, 0x0d];
const LAST_SIGN = 0x10ffff;

const isAllowed = (code: number): boolean =>
  SPACES.includes(code) ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code <= LAST_SIGN && code !== 0xfffe && code !== 0xffff);

/** `&#55357;&#56832;`: one Unicode character written as its two UTF-16 surrogates. */
const SURROGATE_PAIR = /&#(x?)(d[89ab][0-9a-f]{2}|5[56]\d{3});&#(x?)(d[c-f][0-9a-f]{2}|5[67]\d{3});/gi;

const joined = (written: string, firstX: string, first: string, secondX: string, second: string): string => {
  const [high, low] = [codeOf(firstX + first), codeOf(secondX + second)];
  const isPair = high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
  return isPair ? `&#${(high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000};` : written;
};

const codeOf = (reference: string): number =>
  /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number(reference);

/** Sections without references: CDATA and comments. */
const RAW: [string, string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
];

/** The end of the raw section that begins at `from`, or null where none begins. */
function rawEnd(text: string, from: number): number | null {
  for (const [open, close] of RAW) {
    if (!text.startsWith(open, from)) continue;
    const end = text.indexOf(close, from + open.length);
    return end < 0 ? text.length : end + close.length;
  }
  return null;
}

type Repairs = { ampersands: number; signs: number };

function repaired(piece: string, count: Repairs): string {
  return piece.replace(SURROGATE_PAIR, joined).replace(FAULT, (found, reference: string | undefined) => {
    if (reference === undefined) {
      count.ampersands += 1;
      return '&amp;';
    }
    // HTML allows an upper-case X too: `&#X41;`.
    if (isAllowed(codeOf(reference))) return found.replace('X', 'x');
    count.signs += 1;
    return '';
  });
}

function repairReferences(text: string, count: Repairs): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', at)) {
    const end = rawEnd(text, at);
    if (end === null) at += 2;
    else {
      pieces.push(repaired(text.slice(from, at), count), text.slice(at, end));
      from = end;
      at = end;
    }
  }
  return [...pieces, repaired(text.slice(from), count)].join('');
}

/**
 * Repairs the two most common faults of newsroom systems: control characters, which are dropped, and a bare `&`.
 * Anything else that is not XML stays as it is and is refused with its position.
 */
export function repairXml(written: string): { text: string; warnings: string[] } {
  const { text: kept, dropped } = dropControlCharacters(written);
  const count: Repairs = { ampersands: 0, signs: dropped };
  const text = BARE.test(kept) || NUMBERED.test(kept) ? repairReferences(kept, count) : kept;
  const { ampersands, signs } = count;
  const bare = ampersands === 0 ? [] : [`${ampersands} & read as &amp;`];
  return { text, warnings: [...droppedCharacters(signs), ...bare] };
}
