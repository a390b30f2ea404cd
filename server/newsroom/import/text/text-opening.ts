import { bylineOf, personNames } from '../names/person-names.ts';
import { plainText } from '../plain-text.ts';
import { isVisible } from '../visible-text.ts';
import { lettersAndDigits } from './repeated-summary.ts';

const AGENCIES = 'ANSA|AGI|ADNKRONOS|ASKANEWS|ITALPRESS|LAPRESSE';
const KINDS = 'ANALISI|APPROFONDIMENTO|BOX|CRONACA|FOCUS|INTERVISTA|PUNTO|REPORTAGE|RETROSCENA|SCHEDA';

/**
 * Matches an agency's marks before a title: `>>>`, `ANSA/`, `ANSA-FOCUS/`. Any other word may mean a hold,
 * and stays.
 */
const AGENCY_MARK = new RegExp(`^(?:>{2,}\\s*)?(?:>?\\s*(?:${AGENCIES})(?:-(?:${KINDS}))?\\s?/\\s*)?`);

/** A title without the marks of its agency; a title that consists only of marks stays as it is. */
export function withoutAgencyMarks(title: string): string {
  const words = title.replace(AGENCY_MARK, '');
  return isVisible(words) ? words : title;
}

/** The first heading or paragraph of a text, after grouping elements, up to its closing tag. */
const FIRST_BLOCK =
  /^((?:\s|<![^<>]*>|<head\b[^<>]*>(?:(?!<\/head>)[\s\S]){0,5000}<\/head\s*>|<(?:html|body|main|section|article|div)\b[^<>]*>|<p\b[^<>]*>\s*<\/p>|<p\s*\/>)*)<(p|h[1-6])\b([^<>]*)>((?:(?!<\/?(?:p|h[1-6]|div|ul|ol|dl|table|pre|blockquote|section|article|figure|img)\b)[\s\S]){1,3000}?)<\/\2\s*>/i;

/** Limit of removed lines: title, kicker, subtitle, signature, and a remark. */
const MAX_REPEATED_LINES = 5;
/** Length in characters to which a text is cut to check whether it has visible words. */
const SEARCHED_LENGTH = 20_000;

const TEASER = /\bclass\s*=\s*["'][^"']*\b(?:teaser|summary|abstract|standfirst|lead|intro)\b/i;

export const hasSameWords = (line: string, words: string | null): boolean =>
  words !== null && lettersAndDigits(line) !== '' && lettersAndDigits(line) === lettersAndDigits(words);

/** Limit of characters of a signature; a longer line is a sentence. */
const MAX_SIGNATURE_LENGTH = 150;
const SIGNATURE_START = /^(?:di|a cura di|by|von|par|por)\s+(?=\S)/i;
/** Words between and after names: `e`, `, AGX`, `(ANSA)`. */
const BETWEEN_NAMES = /^(?:[\s,;/()]|\b(?:e|ed|and|und|et|y|con|with|[A-Z]{2,6}|ansa|dpa)\b)*$/u;

/** The persons of a line that is only a signature: `di Anna Verdi e Luca Neri`, `By Anna Verdi, AGX`. */
function signersOf(line: string): string[] {
  const [lead = ''] = SIGNATURE_START.exec(line) ?? [];
  if (lead === '' || line.length > MAX_SIGNATURE_LENGTH) return [];
  const names = personNames(line);
  const rest = names.reduce((left, name) => left.replace(name, ' '), line.slice(lead.length));
  return names.every((name) => /\s/.test(name)) && BETWEEN_NAMES.test(rest) ? names : [];
}

type LinesAbove = { title: string | null; kicker: string | null; subtitle: string | null; names: string[] };

/** The authors of a text whose signature is only in its first lines. */
export type Signature = { byline: string | null; authors: string[] };

/** A text without the lines that are already shown above it. */
type Opening = { bodyHtml: string; signature: Signature };

const UNSIGNED: Signature = { byline: null, authors: [] };

type Line = {
  line: string;
  tag: string;
  attributes: string;
  openingTags: string;
  block: string;
  rest: string;
};

/**
 * The first line of a text, and the text behind it; null if it begins with neither a heading nor a paragraph.
 */
function firstLine(html: string): Line | null {
  const [whole, openingTags = '', tag = '', attributes = '', content = ''] = FIRST_BLOCK.exec(html) ?? [];
  if (whole === undefined) return null;
  const rest = html.slice(whole.length);
  const block = whole.slice(openingTags.length);
  return { line: plainText(content), tag: tag.toLowerCase(), attributes, openingTags, block, rest };
}

/** Whether nothing visible would be left of a text without its first line. */
const isOnlyLine = ({ rest }: Line): boolean => !isVisible(plainText(rest.slice(0, SEARCHED_LENGTH)));

/** `(Aggiunge reazioni)`: an agency's remark on a new version, before the signature. */
const isRemark = (line: string): boolean => /^\([^()]*\)$/.test(line);

/** Whether a line is already shown above the text. A paragraph that is no teaser may be its summary, and is kept. */
const isShownAbove = ({ line, tag, attributes }: Line, { title, kicker, subtitle }: LinesAbove): boolean =>
  hasSameWords(withoutAgencyMarks(line), title) ||
  ((tag !== 'p' || TEASER.test(attributes)) && (hasSameWords(line, kicker) || hasSameWords(line, subtitle)));

/** The authors in a signature line that is new, or that repeats the known ones; null for any other line. */
function signatureIn(line: string, knownNames: string[], currentSignature: Signature): Signature | null {
  const authors = signersOf(line);
  if (authors.length === 0) return null;
  if (authors.every((name) => knownNames.includes(name))) return currentSignature;
  return knownNames.length === 0 && currentSignature.byline === null
    ? { byline: bylineOf(line), authors }
    : null;
}

/**
 * Cuts the lines that agencies repeat at the head of a text: title, kicker, subtitle and signature. A text that would
 * then be empty is kept whole.
 */
export function withoutRepeatedLines(html: string, linesAbove: LinesAbove): Opening {
  let [groups, keptRemark, rest, currentSignature] = ['', '', html, UNSIGNED];
  for (let count = 0; count < MAX_REPEATED_LINES; count += 1) {
    const first = firstLine(rest);
    const signature = first && signatureIn(first.line, linesAbove.names, currentSignature);
    const isKept = first !== null && keptRemark === '' && isRemark(first.line);
    if (!first || !(signature || isKept || isShownAbove(first, linesAbove)) || isOnlyLine(first)) break;
    groups += first.openingTags;
    if (isKept) keptRemark = first.block;
    [rest, currentSignature] = [first.rest, signature ?? currentSignature];
  }
  return { bodyHtml: groups + keptRemark + rest, signature: currentSignature };
}

/** A text without its first heading if that repeats the title. */
export function withoutHeading(html: string, title: string): string {
  const [, , tag = 'p'] = FIRST_BLOCK.exec(html) ?? [];
  return /^p$/i.test(tag)
    ? html
    : withoutRepeatedLines(html, { title, kicker: null, subtitle: null, names: [''] }).bodyHtml;
}
