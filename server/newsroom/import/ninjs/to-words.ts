import type { DeliveredItem } from '../delivered-item.ts';
import { mendApostrophes } from '../feeds/mend-apostrophes.ts';
import { type Byline, readByline } from '../names/person-names.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { Rejected } from '../rejected.ts';
import { checkIsText, checkProfile, isPackage } from '../status/read-class.ts';
import { ownSummary } from '../text/repeated-summary.ts';
import { boundTitle, standInTitle } from '../text/stand-in-title.ts';
import { isSame, openingOf, type Signature, withoutHeading, withoutMarks } from '../text/text-opening.ts';
import { isVisible, nameOf, oneLine } from '../visible-text.ts';
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

function mainTitle({ headlines }: NinjsItem, told: string[]): string | null {
  const main = [
    ...(headlines ?? []).filter(({ role }) => role === 'main'),
    ...(headlines ?? []).filter(({ role }) => !OTHER_HEADLINES.includes(role ?? '')),
  ];
  const [title] = main.flatMap((text) => toPlain(text) ?? []);
  if (title === undefined) return null;
  const words = withoutMarks(title);
  if (words !== title) told.push('title: the signs by which its agency files it are cut');
  return boundTitle(words, told);
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
 * Title, kicker, subtitle and text; a missing one is made of the others, with a warning.
 * @param names the authors' names in the item's properties
 * @throws Rejected
 */
function toText(item: NinjsItem, names: string[], told: string[]): Text & { signed: Signature } {
  const kicker = toPlain(withRole(item.headlines, 'kicker'));
  const summary = toPlain(withRole(item.descriptions, 'summary'));
  const deck = toPlain(withRole(item.headlines, 'subheadline'));
  const delivered = checkBody(toBody(item, told));
  const main = mainTitle(item, told);
  checkClass(item, delivered !== '');
  const above = { title: main, kicker, subtitle: deck ?? summary, names };
  const { bodyHtml, signed } = openingOf(delivered, above);
  const subtitle = deck ?? ownSummary(summary, bodyHtml);
  const other = toPlain(item.title === undefined ? undefined : { value: item.title });
  const title = main ?? standInTitle({ other, kicker, summary: subtitle, body: bodyHtml }, told);
  if (title === '') throw new Rejected('headlines', 'no title');
  const words = {
    title,
    kicker: isSame(title, kicker) ? null : kicker,
    subtitle: isSame(title, subtitle) ? null : subtitle,
    signed,
  };
  if (bodyHtml !== '')
    return { ...words, bodyHtml: main === null ? withoutHeading(bodyHtml, title) : bodyHtml };
  told.push(words.subtitle ? 'no text: the summary stands in' : 'no text: the title stands alone');
  return {
    ...words,
    subtitle: null,
    bodyHtml: words.subtitle ? `<p>${encodeEntities(words.subtitle)}</p>` : '',
  };
}

const MAY_BE_LOST = /[a-z]\?[aeiouhàèéìòù]/i;

/** Restores lost apostrophes (`l?offerta`), with a warning. */
function mended(words: Text, told: string[]): Text {
  const all = [words.title, words.kicker, words.subtitle, words.bodyHtml];
  if (!all.some((text) => text !== null && MAY_BE_LOST.test(text))) return words;
  const [title = '', kicker = null, subtitle = null, bodyHtml = ''] = all.map(
    (text) => text && mendApostrophes(text),
  );
  const made = { title: title ?? '', kicker, subtitle, bodyHtml: bodyHtml ?? '' };
  if (JSON.stringify(made) !== JSON.stringify(words))
    told.push('apostrophes that were lost (l?offerta) are put back');
  return made;
}

function toByline({ by }: NinjsItem, { line }: Byline, authors: string[], told: string[]): string | null {
  const stated = nameOf(by);
  if (stated && line === null) told.push(`byline: ${stated.slice(0, 60)} is no person's name, left out`);
  return line ?? (authors.join(', ') || null);
}

/** The text of an item and its authors. */
export type Words = Text & Pick<DeliveredItem, 'byline' | 'authors'>;

/** Reads the text of an item and its authors. @throws Rejected */
export function toWords(item: NinjsItem, told: string[]): Words {
  const refused: string[] = [];
  const authors = toAuthors(item, refused);
  const byline = readByline(item.by);
  const { signed, ...text } = toText(item, [...authors, ...byline.names], told);
  const words = mended(text, told);
  told.push(...refused);
  return {
    ...words,
    byline: toByline(item, byline, authors, told) ?? signed.byline,
    authors: authors.length > 0 ? authors : signed.authors,
  };
}

/** Reads the text that a withdrawal has. @throws Rejected */
export function toWithdrawnWords(item: NinjsItem, told: string[]): Words {
  const subtitle = withRole(item.headlines, 'subheadline') ?? withRole(item.descriptions, 'summary');
  const authors = toAuthors(item, told);
  return {
    ...mended(
      {
        title: mainTitle(item, told) ?? '',
        kicker: toPlain(withRole(item.headlines, 'kicker')),
        subtitle: toPlain(subtitle),
        bodyHtml: checkBody(toBody(item, told)),
      },
      told,
    ),
    byline: toByline(item, readByline(item.by), authors, told),
    authors,
  };
}
