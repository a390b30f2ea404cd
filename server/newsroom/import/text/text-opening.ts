import { bylineOf, personNames } from '../names/person-names.ts';
import { plainText } from '../plain-text.ts';
import { isVisible } from '../visible-text.ts';
import { bare } from './repeated-summary.ts';

const AGENCIES = 'ANSA|AGI|ADNKRONOS|ASKANEWS|ITALPRESS|LAPRESSE';
const KINDS = 'ANALISI|APPROFONDIMENTO|BOX|CRONACA|FOCUS|INTERVISTA|PUNTO|REPORTAGE|RETROSCENA|SCHEDA';

/** `>>>`, `ANSA/`, `>>>ANSA/`, `ANSA-FOCUS/` before a title; any other word there may say that it is held, and stays. */
const BEFORE = new RegExp(`^(?:>{2,}\\s*)?(?:>?\\s*(?:${AGENCIES})(?:-(?:${KINDS}))?\\s?/\\s*)?`);

/** A title without the signs by which its agency files it; one that is nothing else stays. */
export function withoutMarks(title: string): string {
  const words = title.replace(BEFORE, '');
  return isVisible(words) ? words : title;
}

/** The first heading or paragraph of a text, past what only groups it, up to its own end. */
const FIRST =
  /^((?:\s|<![^<>]*>|<head\b[^<>]*>(?:(?!<\/head>)[\s\S]){0,5000}<\/head\s*>|<(?:html|body|main|section|article|div)\b[^<>]*>|<p\b[^<>]*>\s*<\/p>|<p\s*\/>)*)<(p|h[1-6])\b([^<>]*)>((?:(?!<\/?(?:p|h[1-6]|div|ul|ol|dl|table|pre|blockquote|section|article|figure|img)\b)[\s\S]){1,3000}?)<\/\2\s*>/i;

/** More than title, kicker, subtitle and who signs never stands above a text. */
const MOST_LINES = 5;
/** So much of a text shows whether anything is left of it. */
const BEGINNING = 20_000;

const TEASER = /\bclass\s*=\s*["'][^"']*\b(?:teaser|summary|abstract|standfirst|lead|intro)\b/i;

export const isSame = (line: string, words: string | null): boolean =>
  words !== null && bare(line) !== '' && bare(line) === bare(words);

/** Longer is a sentence. */
const LONGEST_SIGNATURE = 150;
const SIGNS = /^(?:di|a cura di|by|von|par|por)\s+(?=\S)/i;
/** What stands between names and behind them: `e`, `, AGX`, `(ANSA)`. */
const BESIDE_NAMES = /^(?:[\s,;/()]|\b(?:e|ed|and|und|et|y|con|with|[A-Z]{2,6}|ansa|dpa)\b)*$/u;

/** The persons of a line that does nothing but sign: `di Anna Verdi e Luca Neri`, `By Anna Verdi, AGX`. */
function signers(line: string): string[] {
  const [lead = ''] = SIGNS.exec(line) ?? [];
  if (lead === '' || line.length > LONGEST_SIGNATURE) return [];
  const names = personNames(line);
  const rest = names.reduce((left, name) => left.replace(name, ' '), line.slice(lead.length));
  return names.every((name) => /\s/.test(name)) && BESIDE_NAMES.test(rest) ? names : [];
}

type Above = { title: string | null; kicker: string | null; subtitle: string | null; names: string[] };

/** Who signs a text, where only its first lines say so. */
export type Signature = { byline: string | null; authors: string[] };

/** A text without the lines that stand above it already. */
type Opening = { bodyHtml: string; signed: Signature };

const UNSIGNED: Signature = { byline: null, authors: [] };

type Line = { line: string; tag: string; attributes: string; groups: string; block: string; rest: string };

/** The first line of a text, and the text without it; null where it begins with something else. */
function firstLine(html: string): Line | null {
  const [whole, groups = '', tag = '', attributes = '', inside = ''] = FIRST.exec(html) ?? [];
  if (whole === undefined) return null;
  const rest = html.slice(whole.length);
  const block = whole.slice(groups.length);
  return { line: plainText(inside), tag: tag.toLowerCase(), attributes, groups, block, rest };
}

/** Whether nothing would be left of a text without its first line. */
const isAll = ({ rest }: Line): boolean => !isVisible(plainText(rest.slice(0, BEGINNING)));

/** `(Aggiunge reazioni)`: what an agency says of a new version, before who signs. */
const isRemark = (line: string): boolean => /^\([^()]*\)$/.test(line);

/** Whether a line stands above the text already; a paragraph that is no teaser may be its summary, and stays. */
const repeats = ({ line, tag, attributes }: Line, { title, kicker, subtitle }: Above): boolean =>
  isSame(withoutMarks(line), title) ||
  ((tag !== 'p' || TEASER.test(attributes)) && (isSame(line, kicker) || isSame(line, subtitle)));

/** Who signs in a line that stands nowhere else, or that repeats who signs; null of any other. */
function signatureIn(line: string, known: string[], signed: Signature): Signature | null {
  const authors = signers(line);
  if (authors.length === 0) return null;
  if (authors.every((name) => known.includes(name))) return signed;
  return known.length === 0 && signed.byline === null ? { byline: bylineOf(line), authors } : null;
}

/**
 * What agencies set at the head of a text again is cut: title, kicker, subtitle, and the line that signs it. A text of
 * which nothing else would be left stays whole.
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

/** A text without its first heading, where that serves as the title. */
export function withoutHeading(html: string, title: string): string {
  const [, , tag = 'p'] = FIRST.exec(html) ?? [];
  return /^p$/i.test(tag)
    ? html
    : openingOf(html, { title, kicker: null, subtitle: null, names: [''] }).bodyHtml;
}
