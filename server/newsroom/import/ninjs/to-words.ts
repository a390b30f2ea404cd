import type { DeliveredItem } from '../delivered-item.ts';
import { mendApostrophes } from '../feeds/mend-apostrophes.ts';
import { type Byline, readByline } from '../names/person-names.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { Rejected } from '../rejected.ts';
import { checkIsText, checkProfile, isPackage } from '../status/read-class.ts';
import { unrepeatedSummary } from '../text/repeated-summary.ts';
import { limitTitle, substituteTitle } from '../text/substitute-title.ts';
import {
  hasSameWords,
  type Signature,
  withoutAgencyMarks,
  withoutHeading,
  withoutRepeatedLines,
} from '../text/text-opening.ts';
import { isVisible, oneLine, visibleName } from '../visible-text.ts';
import type { NinjsItem, NinjsText } from './ninjs-item.ts';
import { toAuthors } from './subjects.ts';
import { checkBody, isHtml, toBody } from './to-body.ts';

/** Named or numbered HTML characters in a text without a stated type. */
const ENTITY = /&(?:#\d{2,6}|#x[0-9a-f]{2,5}|[a-z][a-z0-9]{1,10});/i;

export const toPlain = (text: NinjsText | undefined): string | null => {
  if (!text) return null;
  const { contenttype, value } = text;
  const isMarkup = isHtml(text) || (contenttype === undefined && ENTITY.test(value));
  const plain = isMarkup ? plainText(value) : oneLine(value);
  return isVisible(plain) ? plain : null;
};

export const withRole = (texts: NinjsText[] | undefined, role: string) =>
  texts?.find((text) => text.role === role);

const OTHER_HEADLINES = ['kicker', 'subheadline'];

function mainTitle({ headlines }: NinjsItem, warnings: string[]): string | null {
  const candidates = [
    ...(headlines ?? []).filter(({ role }) => role === 'main'),
    ...(headlines ?? []).filter(({ role }) => !OTHER_HEADLINES.includes(role ?? '')),
  ];
  const [title] = candidates.flatMap((text) => toPlain(text) ?? []);
  if (title === undefined) return null;
  const withoutMarksTitle = withoutAgencyMarks(title);
  if (withoutMarksTitle !== title) warnings.push('title: the signs by which its agency files it are cut');
  return limitTitle(withoutMarksTitle, warnings);
}

/** @throws Rejected for an item that is no text */
function checkClass(item: NinjsItem, hasText: boolean): void {
  const { type, profile, renditions = [] } = item;
  if (type === undefined && !hasText && renditions.length > 0)
    throw new Rejected('type', 'none is said, and it holds renditions and no text');
  if (type !== undefined && !(isPackage(type) && hasText)) checkIsText(type, 'type');
  if (type === undefined || !hasText) checkProfile(profile, 'profile');
}

type Text = Pick<DeliveredItem, 'title' | 'kicker' | 'subtitle' | 'bodyHtml'>;

/**
 * Title, kicker, subtitle and text. A missing title or text is replaced by another of them, with a warning.
 * @param names the authors' names in the item's properties
 * @throws Rejected
 */
function toText(item: NinjsItem, names: string[], warnings: string[]): Text & { signature: Signature } {
  const kicker = toPlain(withRole(item.headlines, 'kicker'));
  const summary = toPlain(withRole(item.descriptions, 'summary'));
  const deck = toPlain(withRole(item.headlines, 'subheadline'));
  const deliveredBody = checkBody(toBody(item, warnings));
  const main = mainTitle(item, warnings);
  checkClass(item, deliveredBody !== '');
  const linesAbove = { title: main, kicker, subtitle: deck ?? summary, names };
  const { bodyHtml, signature } = withoutRepeatedLines(deliveredBody, linesAbove);
  const subtitle = deck ?? unrepeatedSummary(summary, bodyHtml);
  const shortTitle = toPlain(item.title === undefined ? undefined : { value: item.title });
  const title =
    main ?? substituteTitle({ other: shortTitle, kicker, summary: subtitle, body: bodyHtml }, warnings);
  if (title === '') throw new Rejected('headlines', 'no title');
  const texts = {
    title,
    kicker: hasSameWords(title, kicker) ? null : kicker,
    subtitle: hasSameWords(title, subtitle) ? null : subtitle,
    signature,
  };
  if (bodyHtml !== '')
    return { ...texts, bodyHtml: main === null ? withoutHeading(bodyHtml, title) : bodyHtml };
  warnings.push(texts.subtitle ? 'no text: the summary stands in' : 'no text: the title stands alone');
  return {
    ...texts,
    subtitle: null,
    bodyHtml: texts.subtitle ? `<p>${encodeEntities(texts.subtitle)}</p>` : '',
  };
}

const MAY_HAVE_LOST = /[a-z]\?[aeiouhàèéìòù]/i;

/** Restores lost apostrophes (`l?offerta`), with a warning. */
function withApostrophes(words: Text, warnings: string[]): Text {
  const fields = [words.title, words.kicker, words.subtitle, words.bodyHtml];
  if (!fields.some((text) => text !== null && MAY_HAVE_LOST.test(text))) return words;
  const [title = '', kicker = null, subtitle = null, bodyHtml = ''] = fields.map(
    (text) => text && mendApostrophes(text),
  );
  const mendedText = { title: title ?? '', kicker, subtitle, bodyHtml: bodyHtml ?? '' };
  if (JSON.stringify(mendedText) !== JSON.stringify(words))
    warnings.push('apostrophes that were lost (l?offerta) are put back');
  return mendedText;
}

function bylineWithWarning(
  { by }: NinjsItem,
  { line }: Byline,
  authors: string[],
  warnings: string[],
): string | null {
  const stated = visibleName(by);
  if (stated && line === null) warnings.push(`byline: ${stated.slice(0, 60)} is no person's name, left out`);
  return line ?? (authors.join(', ') || null);
}

/** The text of an item and its authors. */
export type ArticleWords = Text & Pick<DeliveredItem, 'byline' | 'authors'>;

/** Reads the text of an item and its authors. @throws Rejected */
export function toWords(item: NinjsItem, warnings: string[]): ArticleWords {
  const authorWarnings: string[] = [];
  const authors = toAuthors(item, authorWarnings);
  const byline = readByline(item.by);
  const { signature, ...text } = toText(item, [...authors, ...byline.names], warnings);
  const words = withApostrophes(text, warnings);
  warnings.push(...authorWarnings);
  return {
    ...words,
    byline: bylineWithWarning(item, byline, authors, warnings) ?? signature.byline,
    authors: authors.length > 0 ? authors : signature.authors,
  };
}

/** Reads the text that a withdrawal has. @throws Rejected */
export function toWithdrawnWords(item: NinjsItem, warnings: string[]): ArticleWords {
  const subtitle = withRole(item.headlines, 'subheadline') ?? withRole(item.descriptions, 'summary');
  const authors = toAuthors(item, warnings);
  return {
    ...withApostrophes(
      {
        title: mainTitle(item, warnings) ?? '',
        kicker: toPlain(withRole(item.headlines, 'kicker')),
        subtitle: toPlain(subtitle),
        bodyHtml: checkBody(toBody(item, warnings)),
      },
      warnings,
    ),
    byline: bylineWithWarning(item, readByline(item.by), authors, warnings),
    authors,
  };
}
