import { createHash } from 'node:crypto';
import { dayAt } from '#domain/dates.ts';
import { allPersonNames, bylineOf } from '../names/person-names.ts';
import type { NinjsAssociation, NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { isVisible } from '../visible-text.ts';
import { entryCategories } from './entry-categories.ts';
import { entryDates } from './entry-dates.ts';
import { hasWords, textWithRole, toHtml, toLine, unescapedWords, withoutSourceLine } from './entry-texts.ts';
import type { Feed, FeedContext, FeedEntry, FeedText } from './feed-entry.ts';
import { withoutPictures } from './html-pictures.ts';
import { mergePictures, withCaptionsFrom } from './media-pictures.ts';
import { mendApostrophes } from './mend-apostrophes.ts';
import { checkNoPasswordForm } from './unpublished.ts';

const ABSOLUTE_URI = /^[a-z][a-z0-9+.-]*:\S/i;

/**
 * The id; one that is no address is prefixed with the feed's. Without an id, or if articles share it, one is made of
 * link and title, or of the text, so that the same entry fetched again is the same article. @throws Rejected
 */
function uriOf({ id, link, title, bodies, summaries }: FeedEntry, { id: feed, sharedIds }: Feed): string {
  if (id && !sharedIds.has(id)) return ABSOLUTE_URI.test(id) ? id : `${feed}#${id}`;
  const name = title && toLine(title);
  const text = link || name ? [] : [bodies, summaries].flat().filter(hasWords);
  if (!link && !name && text.length === 0)
    throw new Rejected('uri', 'neither an id nor link nor title nor text says which article it is');
  const hash = createHash('sha256')
    .update(JSON.stringify([feed, link, name, ...text.map(({ value }) => value)]))
    .digest('hex');
  return `urn:edicola:rss:${hash.slice(0, 32)}`;
}

type Texts = { body: string; summary: string | null; pictures: NinjsAssociation[] };

/**
 * The body, which is the first text with words, and the summary, which is another one; with the pictures in
 * them.
 */
function toTexts({ base, ...written }: FeedEntry): Texts {
  const [bodies, summaries] = [written.bodies.map(unescapedWords), written.summaries.map(unescapedWords)];
  const body = [...bodies, ...summaries].find(hasWords);
  // The shorter of two summaries is the summary, the other the text. The text is measured once, because a feed may have
  // a long text and very many summaries.
  const maxLength = body && !bodies.includes(body) ? toLine(body).length : Number.POSITIVE_INFINITY;
  const isUsedAsSummary = (text: FeedText) =>
    body !== undefined && text.value !== body.value && hasWords(text) && toLine(text).length < maxLength;
  const summary = summaries.find(isUsedAsSummary);
  const bodyContent = withoutPictures(body ? withoutSourceLine(toHtml(body)) : '', base);
  const summaryContent = withoutPictures(summary ? withoutSourceLine(toHtml(summary)) : '', base);
  // Texts that are not used, such as one without words, may still contain pictures.
  const unusedTexts = [...bodies, ...summaries].filter(
    (one) => one !== body && one !== summary && one.kind !== 'plain',
  );
  const unusedPictures = unusedTexts.flatMap(({ value }) => withoutPictures(value, base).pictures);
  return {
    body: bodyContent.html,
    summary: summary ? summaryContent.html : null,
    pictures: mergePictures([
      ...[...bodyContent.pictures, ...unusedPictures].map((one) => ({ ...one, isCaptionFromText: true })),
      ...summaryContent.pictures,
    ]),
  };
}

/** The title; empty if there is none. Its place is then taken by another text, as in every format. */
function titleOf({ title }: FeedEntry): string {
  const written = title ? mendApostrophes(toLine(unescapedWords(title))) : '';
  return isVisible(written) ? written : '';
}

/**
 * The entry's own pictures, then the featured and gallery pictures of WordPress, then those of the text if it has no own;
 * substitutes are used only if there are none of these.
 */
const choosePictures = ({ pictures }: FeedEntry, textPictures: NinjsAssociation[]): NinjsAssociation[] => {
  const chosen = mergePictures([
    ...withCaptionsFrom([...pictures.own, ...(pictures.featured ?? [])], textPictures),
    ...(pictures.own.length > 0 ? [] : textPictures),
  ]);
  return chosen.length > 0 ? chosen : pictures.substitutes;
};

/** The byline: of one author as written, including words such as `a cura di`; of several, their names. */
const bylineOfAuthors = (written: string[], names: string[]): string | undefined =>
  (written.length === 1 ? bylineOf(written[0]) : names.join(', ')) || undefined;

export type FeedItem = {
  item: NinjsItem;
  warnings: string[];
  /** Whether the entry has no date; `DatelessItems` then decides whether it may be imported. */
  isDateless: boolean;
  /** The base of the links of its text. */
  linkBase: string | undefined;
};

/** Translates an entry of a feed to ninjs 2.2. @throws Rejected */
export function entryToNinjs2(entry: FeedEntry, feed: Feed, context: FeedContext): FeedItem {
  checkNoPasswordForm([...entry.bodies, ...entry.summaries]);
  const uri = uriOf(entry, feed);
  const dates = entryDates(entry, feed, context);
  const texts = toTexts(entry);
  const title = titleOf(entry);
  const warnings = [...dates.warnings];
  const names = allPersonNames(entry.authors);
  const { people = [], altids = [], ...about } = entryCategories(entry.categories, context.sections);
  const hasDay = altids.some(({ role }) => role === 'printEditionDate');
  return {
    item: {
      uri,
      pubstatus: 'usable',
      firstcreated: dates.published,
      versioncreated: dates.updated,
      embargoed: dates.embargoed,
      validUntil: dates.validUntil,
      expires: entry.expires,
      by: bylineOfAuthors(entry.authors, names),
      copyrightnotice: entry.copyright,
      headlines: title ? [{ role: 'main', contenttype: 'text/plain', value: title }] : [],
      descriptions: texts.summary ? [textWithRole('summary', texts.summary, warnings)] : [],
      bodies: [textWithRole('main', texts.body, warnings)],
      ...about,
      // A text that was corrected later stays in its first issue.
      altids: hasDay ? altids : [...altids, { role: 'printEditionDate', value: dayAt(dates.published) }],
      people: [...names.map((name) => ({ name, rel: 'author' })), ...people],
      associations: choosePictures(entry, texts.pictures),
    },
    warnings,
    isDateless: dates.isDateless,
    linkBase: entry.base,
  };
}
