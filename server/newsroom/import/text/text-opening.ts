import { bylineOf, personNames } from '../names/person-names.ts';
import { plainText } from '../plain-text.ts';
import { isVisible } from '../visible-text.ts';
import { bare } from './repeated-summary.ts';

const AGENCIES = 'ANSA|AGI|ADNKRONOS|ASKANEWS|ITALPRESS|LAPRESSE';
const KINDS = 'ANALISI|APPROFONDIMENTO|BOX|CRONACA|FOCUS|INTERVISTA|PUNTO|REPORTAGE|RETROSCENA|SCHEDA';

/** `>>>`, `ANSA/`, `>>>ANSA/`, `ANSA-FOCUS/` before a title. Any other word there may be a hold, and is kept. */
const BEFORE = new RegExp(`^(?:>{2,}\\s*)?(?:>?\\s*(?:${AGENCIES})(?:-(?:${KINDS}))?\\s?/\\s*)?`);

/** A title without the marks by which its agency files it; a title of nothing but marks is kept. */
export function withoutMarks(title: string): string {
  const words = title.replace(BEFORE, '');
  return isVisible(words) ? words : title;
}

/** The first heading or paragraph of a text, after grouping elements, up to its closing tag. */
const FIRST =
  /^((?:\s|<![^<>]*>|<head\b[^<>]*>(?:(?!<\/head>)[\s\S]){0,5000}<\/head\s*>|<(?:html|body|main|section|article|div)\b[^<>]*>|<p\b[^<>]*>\s*<\/p>|<p\s*\/>)*)<(p|h[1-6])\b([^<>]*)>((?:(?!<\/?(?:p|h[1-6]|div|ul|ol|dl|table|pre|blockquote|section|article|figure|img)\b)[\s\S]){1,3000}?)<\/\2\s*>/i;

/** At most title, kicker, subtitle and signature are repeated above a text. */
const MOST_LINES = 5;
/** The part of a text that is searched for visible words. */
const BEGINNING = 20_000;

const TEASER = /\bclass\s*=\s*["'][^"']*\b(?:teaser|summary|abstract|standfirst|lead|intro)\b/i;

export const isSame = (line: string, words: string | null): boolean =>
  words !== null && bare(line) !== '' && bare(line) === bare(words);

/** A longer line is a sentence. */
const LONGEST_SIGNATURE = 150;
const SIGNS = /^(?:di|a cura di|by|von|par|por)\s+(?=\S)/i;
/** Words between and after names: `e`, `, AGX`, `(ANSA)`. */
const BESIDE_NAMES = /^(?:[\s,;/()]|\b(?:e|ed|and|und|et|y|con|with|[A-Z]{2,6}|ansa|dpa)\b)*$/u;

/** The persons of a line that is only a signature: `di Anna Verdi e Luca Neri`, `By Anna Verdi, AGX`. */
function signers(line: string): string[] {
  const [lead = ''] = SIGNS.exec(line) ?? [];
  if (lead === '' || line.length > LONGEST_SIGNATURE) return [];
  const names = personNames(line);
  const rest = names.reduce((left, name) => left.replace(name, ' '), line.slice(lead.length));
  return names.every((name) => /\s/.test(name)) && BESIDE_NAMES.test(rest) ? names : [];
}

type Above = { title: string | null; kicker: string | null; subtitle: string | null; names: string[] };

/** The authors of a text whose signature is only in its first lines. */
export type Signature = { byline: string | null; authors: string[] };

/** A text without the lines that are already shown above it. */
type Opening = { bodyHtml: string; signed: Signature };

const UNSIGNED: Signature = { byline: null, authors: [] };

type Line = { line: string; tag: string; attributes: string; groups: string; block: string; rest: string };

/** The first line of a text, and the text without it; null where it does not begin with one. */
function firstLine(html: string): Line | null {
  const [whole, groups = '', tag = '', attributes = '', inside = ''] = FIRST.exec(html) ?? [];
  if (whole === undefined) return null;
  const rest = html.slice(whole.length);
  const block = whole.slice(groups.length);
  return { line: plainText(inside), tag: tag.toLowerCase(), attributes, groups, block, rest };
}

/** Whether nothing visible would be left of a text without its first line. */
const isAll = ({ rest }: Line): boolean => !isVisible(plainText(rest.slice(0, BEGINNING)));

/** `(Aggiunge reazioni)`: an agency's remark on a new version, before the signature. */
const isRemark = (line: string): boolean => /^\([^()]*\)$/.test(line);

/** Whether a line is already shown above the text. A paragraph that is no teaser may be its summary, and is kept. */
const repeats = ({ line, tag, attributes }: Line, { title, kicker, subtitle }: Above): boolean =>
  isSame(withoutMarks(line), title) ||
  ((tag !== 'p' || TEASER.test(attributes)) && (isSame(line, kicker) || isSame(line, subtitle)));

/** The authors in a signature line that is new, or that repeats the known ones; null for any other line. */
function signatureIn(line: string, known: string[], signed: Signature): Signature | null {
  const authors = signers(line);
  if (authors.length === 0) return null;
  if (authors.every((name) => known.includes(name))) return signed;
  return known.length === 0 && signed.byline === null ? { byline: bylineOf(line), authors } : null;
}

/**
 * Cuts the lines that agencies repeat at the head of a text: title, kicker, subtitle and signature. A text that would
 * then be empty is kept whole.
 */
export function openingOf(html: string, above: Above): Opening {
  let [groups, kept, rest, signed] = ['', '', html, UNSIGNED];
  for (let count = 0; count < MOST_LINES; count += 1) {
    const first = firstLine(rest);
    const signature = first && signatureIn(first.line, above.names, signed);
    const isKept = first !== null && kept === '' && isRemark(first.line);
    if (!first || !(signature || isKept || repeats(first, above)) || isAll(first)) break;
    groups += first.groups;
    if (isKept) kept = first.block;
    [rest, signed] = [first.rest, signature ?? signed];
  }
  return { bodyHtml: groups + kept + rest, signed };
}

/** A text without its first heading, where that is used as the title. */
export function withoutHeading(html: string, title: string): string {
  const [, , tag = 'p'] = FIRST.exec(html) ?? [];
  return /^p$/i.test(tag)
    ? html
    : openingOf(html, { title, kicker: null, subtitle: null, names: [''] }).bodyHtml;
}
