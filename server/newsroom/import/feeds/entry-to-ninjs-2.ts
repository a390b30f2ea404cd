import { createHash } from 'node:crypto';
import { dayAt } from '#domain/dates.ts';
import { allPersonNames, bylineOf } from '../names/person-names.ts';
import type { NinjsAssociation, NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { isVisible } from '../visible-text.ts';
import { entryCategories } from './entry-categories.ts';
import { entryDates } from './entry-dates.ts';
import {
  hasWords,
  htmlOfWords,
  lineOfWords,
  textWithRole,
  unescapedWords,
  withoutSourceLine,
} from './entry-texts.ts';
import type { Feed, FeedEntry, Surroundings, Words } from './feed-entry.ts';
import { withoutPictures } from './html-pictures.ts';
import { eachOnce } from './media-pictures.ts';
import { mendApostrophes } from './mend-apostrophes.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:\S/i;

/**
 * The id; one that is no address is prefixed with the feed's. Without an id, or if articles share it, one is made of
 * link and title, or of the text, so that the same entry fetched again is the same article. @throws Rejected
 */
function uriOf({ id, link, title, bodies, summaries }: FeedEntry, { id: feed, shared }: Feed): string {
  if (id && !shared.has(id)) return SCHEME.test(id) ? id : `${feed}#${id}`;
  const name = title && lineOfWords(title);
  const text = link || name ? [] : [bodies, summaries].flat().filter(hasWords);
  if (!link && !name && text.length === 0)
    throw new Rejected('uri', 'neither an id nor link nor title nor text says which article it is');
  const digest = createHash('sha256')
    .update(JSON.stringify([feed, link, name, ...text.map(({ value }) => value)]))
    .digest('hex');
  return `urn:edicola:rss:${digest.slice(0, 32)}`;
}

type Texts = { body: string; summary: string | null; pictures: NinjsAssociation[] };

/** The first text with a word in it is the body; the summary is kept apart. */
function textsOf({ base, ...written }: FeedEntry): Texts {
  const [bodies, summaries] = [written.bodies.map(unescapedWords), written.summaries.map(unescapedWords)];
  const body = [...bodies, ...summaries].find(hasWords);
  const isSummary = (one: Words) =>
    body !== undefined &&
    one.value !== body.value &&
    // The shorter of two summaries is the summary, the other the text.
    (bodies.includes(body) || lineOfWords(one).length < lineOfWords(body).length) &&
    hasWords(one);
  const summary = summaries.find(isSummary);
  const whole = withoutPictures(body ? withoutSourceLine(htmlOfWords(body)) : '', base);
  const short = withoutPictures(summary ? withoutSourceLine(htmlOfWords(summary)) : '', base);
  // A text without a word may still hold the pictures.
  const silent = [...bodies, ...summaries].filter(
    (one) => one !== body && one !== summary && one.kind !== 'plain',
  );
  const others = silent.flatMap(({ value }) => withoutPictures(value, base).pictures);
  return {
    body: whole.html,
    summary: summary ? short.html : null,
    pictures: eachOnce([...whole.pictures, ...short.pictures, ...others]),
  };
}

/** Empty if there is none: another text then stands in, as in every format. */
function titleOf({ title }: FeedEntry): string {
  const written = title ? mendApostrophes(lineOfWords(title)) : '';
  return isVisible(written) ? written : '';
}

/** The entry's own pictures first, then those of its text; substitutes are used only if there are neither. */
const picturesOf = ({ pictures }: FeedEntry, inText: NinjsAssociation[]): NinjsAssociation[] => {
  const shown = eachOnce([
    ...pictures.own,
    ...(pictures.featured ?? []),
    ...(pictures.own.length > 0 ? [] : inText),
  ]);
  return shown.length > 0 ? shown : pictures.standIns;
};

/** One author is signed as written, `a cura di` and all; several by their names. */
const lineOfAuthors = (written: string[], names: string[]): string | undefined =>
  (written.length === 1 ? bylineOf(written[0]) : names.join(', ')) || undefined;

export type FeedReading = {
  item: NinjsItem;
  warnings: string[];
  /** The entry has no date: the delivery as a whole decides whether it may count as news. */
  dateless: boolean;
  /** The base of the links of its text. */
  linkBase: string | undefined;
};

/** Translates an entry of a feed to ninjs 2.2. @throws Rejected */
export function entryToNinjs2(entry: FeedEntry, feed: Feed, around: Surroundings): FeedReading {
  const uri = uriOf(entry, feed);
  const dates = entryDates(entry, feed, around);
  const texts = textsOf(entry);
  const title = titleOf(entry);
  const warnings = [...dates.warnings];
  const names = allPersonNames(entry.authors);
  const { people = [], altids = [], ...about } = entryCategories(entry.categories, around.sections);
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
      by: lineOfAuthors(entry.authors, names),
      copyrightnotice: entry.copyright,
      headlines: title ? [{ role: 'main', contenttype: 'text/plain', value: title }] : [],
      descriptions: texts.summary ? [textWithRole('summary', texts.summary, warnings)] : [],
      bodies: [textWithRole('main', texts.body, warnings)],
      ...about,
      // A text that was corrected later stays in its first issue.
      altids: hasDay ? altids : [...altids, { role: 'printEditionDate', value: dayAt(dates.published) }],
      people: [...names.map((name) => ({ name, rel: 'author' })), ...people],
      associations: picturesOf(entry, texts.pictures),
    },
    warnings,
    dateless: dates.dateless,
    linkBase: entry.base,
  };
}
