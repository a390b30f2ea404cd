import { dropControlCharacters, droppedWarnings } from '../control-characters.ts';

/** A `&` that begins no reference, or a numeric reference, which may name a character that XML does not allow. */
const REFERENCE_TO_CHECK =
  /&(?!(?:[a-z][a-z0-9]{0,31}|#[0-9]{1,8}|#x[0-9a-f]{1,8});)|&#(x[0-9a-f]{1,8}|[0-9]{1,8});/gi;
/** Quick check whether there is anything to repair: most documents are correct, and are not copied. */
const BARE_AMPERSAND = /&(?!(?:[a-z][a-z0-9]{0,31}|#[0-9]{1,8}|#x[0-9a-f]{1,8});)/i;
const NUMERIC_REFERENCE = /&#(?:x[0-9a-f]{1,8}|[0-9]{1,8});/i;

const SPACES = [0x09, 0x0a, 0x0d];
const LAST_CODE_POINT = 0x10ffff;

const isAllowed = (code: number): boolean =>
  SPACES.includes(code) ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code <= LAST_CODE_POINT && code !== 0xfffe && code !== 0xffff);

/** `&#55357;&#56832;`: one Unicode character written as its two UTF-16 surrogates. */
const SURROGATE_PAIR = /&#(x?)(d[89ab][0-9a-f]{2}|5[56]\d{3});&#(x?)(d[c-f][0-9a-f]{2}|5[67]\d{3});/gi;

const joinSurrogates = (
  written: string,
  firstX: string,
  first: string,
  secondX: string,
  second: string,
): string => {
  const [high, low] = [codeOf(firstX + first), codeOf(secondX + second)];
  const isPair = high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000;
  return isPair ? `&#${(high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000};` : written;
};

const codeOf = (reference: string): number =>
  /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number(reference);

/** Sections without references: CDATA and comments. */
const RAW_SECTIONS: [string, string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
];

/** The end of the CDATA section or comment that begins at `from`; null if none begins there. */
function rawEnd(text: string, from: number): number | null {
  for (const [open, close] of RAW_SECTIONS) {
    if (!text.startsWith(open, from)) continue;
    const end = text.indexOf(close, from + open.length);
    return end < 0 ? text.length : end + close.length;
  }
  return null;
}

type RepairCounts = { ampersands: number; signs: number };

function repairPiece(piece: string, counts: RepairCounts): string {
  return piece
    .replace(SURROGATE_PAIR, joinSurrogates)
    .replace(REFERENCE_TO_CHECK, (found, reference: string | undefined) => {
      if (reference === undefined) {
        counts.ampersands += 1;
        return '&amp;';
      }
      // HTML allows an upper-case X too: `&#X41;`.
      if (isAllowed(codeOf(reference))) return found.replace('X', 'x');
      counts.signs += 1;
      return '';
    });
}

function repairReferences(text: string, counts: RepairCounts): string {
  const parts: string[] = [];
  let pieceStart = 0;
  for (
    let sectionStart = text.indexOf('<!');
    sectionStart >= 0;
    sectionStart = text.indexOf('<!', sectionStart)
  ) {
    const end = rawEnd(text, sectionStart);
    if (end === null) sectionStart += 2;
    else {
      parts.push(repairPiece(text.slice(pieceStart, sectionStart), counts), text.slice(sectionStart, end));
      pieceStart = end;
      sectionStart = end;
    }
  }
  return [...parts, repairPiece(text.slice(pieceStart), counts)].join('');
}

/**
 * Repairs the two most common faults of newsroom systems: control characters, which are dropped, and a bare `&`.
 * Anything else that is not XML stays as it is and is refused with its position.
 */
export function repairXml(written: string): { text: string; warnings: string[] } {
  const { text: remaining, dropped } = dropControlCharacters(written);
  const counts: RepairCounts = { ampersands: 0, signs: dropped };
  const text =
    BARE_AMPERSAND.test(remaining) || NUMERIC_REFERENCE.test(remaining)
      ? repairReferences(remaining, counts)
      : remaining;
  const { ampersands, signs } = counts;
  const bare = ampersands === 0 ? [] : [`${ampersands} & read as &amp;`];
  return { text, warnings: [...droppedWarnings(signs), ...bare] };
}
