import { parseTime } from '../moment.ts';
import { personNames } from '../names/person-names.ts';
import type { NinjsAssociation } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { lineOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { FeedEntry, WrittenDate } from './feed-entry.ts';
import { child, children } from './feed-names.ts';
import { isPicture, mergePictures } from './media-pictures.ts';
import { paragraphsByLines } from './paragraphs.ts';
import { type RssContext, rssEntry } from './rss-entry.ts';
import { galleryNumbers, withoutShortcodes } from './shortcodes.ts';

/** The reasons to reject a post, by its status. */
const UNPUBLISHED: Record<string, string> = {
  draft: 'a draft, not published',
  pending: 'pending review, not published',
  private: 'private, not published',
  trash: 'in the trash',
  'auto-draft': 'an automatic draft, not published',
  inherit: 'a part of another post, not one of its own',
};
const SCHEDULED = 'future';

const lineIn = (item: XmlElement, name: string): string | undefined => lineOf(child(item, name));

export const isWordPress = (channel: XmlElement, items: XmlElement[]): boolean =>
  child(channel, 'wp:wxr_version') !== undefined ||
  items.some((item) => child(item, 'wp:status') !== undefined || child(item, 'wp:post_type') !== undefined);

const linesIn = (item: XmlElement, name: string): string[] =>
  children(item, name).flatMap((one) => lineOf(one)?.toLowerCase() ?? []);

/**
 * Rejects an item that is no post, or that is neither public on its site nor scheduled to be. Of several
 * statuses, one that is not public counts. @throws Rejected
 */
function checkIsPublic(item: XmlElement): void {
  const type = linesIn(item, 'wp:post_type').find((one) => one !== 'post');
  if (type) throw new Rejected('wp:post_type', `${type}, not a post`);
  for (const written of children(item, 'wp:status')) {
    const status = lineOf(written)?.toLowerCase() ?? 'empty';
    const reason = Object.hasOwn(UNPUBLISHED, status) ? UNPUBLISHED[status] : undefined;
    if (reason) throw new Rejected('wp:status', `${status}: ${reason}`);
    if (status !== 'publish' && status !== SCHEDULED)
      throw new Rejected('wp:status', `${status} is no status the importer knows`);
  }
  if (children(item, 'wp:post_password').some((one) => textOf(one).trim() !== ''))
    throw new Rejected('wp:post_password', 'protected by a password');
}

const ZERO = /^0000-/;

/** The dates that WordPress stores: in UTC, and in the time of the site, which is Rome's. */
function datesOf(item: XmlElement): { published: WrittenDate[]; updated: WrittenDate[] } {
  const inUtc = (name: string): WrittenDate[] => {
    const written = lineIn(item, name);
    return written && !ZERO.test(written)
      ? [{ place: name, written: /^[\d-]+ [\d:]+$/.test(written) ? `${written}Z` : written }]
      : [];
  };
  const inSiteTime = (name: string): WrittenDate[] => {
    const written = lineIn(item, name);
    return written && !ZERO.test(written) ? [{ place: name, written }] : [];
  };
  return {
    published: [...inUtc('wp:post_date_gmt'), ...inSiteTime('wp:post_date')],
    updated: [...inUtc('wp:post_modified_gmt'), ...inSiteTime('wp:post_modified')],
  };
}

/** Names by login, because `dc:creator` holds only the login. */
function namesByLogin(channel: XmlElement): Map<string, string> {
  const authors = children(channel, 'wp:author').flatMap((author): [string, string][] => {
    const login = lineIn(author, 'wp:author_login');
    const fullName = [lineIn(author, 'wp:author_first_name'), lineIn(author, 'wp:author_last_name')];
    const name = [lineIn(author, 'wp:author_display_name'), fullName.filter(Boolean).join(' ')].find(
      (candidate) => candidate !== undefined && candidate !== login && personNames(candidate).length > 0,
    );
    return login ? [[login, name ?? '']] : [];
  });
  return new Map(authors);
}

type Attachment = { id: string; parent: string; picture: NinjsAssociation };

function attachmentOf(item: XmlElement): Attachment[] {
  if (lineIn(item, 'wp:post_type')?.toLowerCase() !== 'attachment') return [];
  const href = lineIn(item, 'wp:attachment_url') ?? '';
  const id = lineIn(item, 'wp:post_id');
  if (!id || !isPicture(undefined, undefined, href) || textOf(child(item, 'wp:post_password')).trim())
    return [];
  const caption = lineIn(item, 'excerpt:encoded');
  const descriptions = caption ? [{ role: 'caption', contenttype: 'text/plain', value: caption }] : [];
  return [
    {
      id,
      parent: lineIn(item, 'wp:post_parent') ?? '0',
      picture: { type: 'picture', renditions: [{ href }], descriptions },
    },
  ];
}

/** Data shared by the items of an export: its authors' names and its pictures. */
export type WordPressExport = {
  names: Map<string, string>;
  /** Pictures by their attachment number. */
  attachments: Map<string, NinjsAssociation>;
  /** The first picture that was uploaded for each post, by the post's number. */
  uploadedByPost: Map<string, NinjsAssociation>;
};

export function readExport(channel: XmlElement, items: XmlElement[]): WordPressExport {
  const pictures = items.flatMap(attachmentOf);
  return {
    names: namesByLogin(channel),
    attachments: new Map(pictures.map(({ id, picture }) => [id, picture])),
    uploadedByPost: new Map(pictures.toReversed().map(({ parent, picture }) => [parent, picture])),
  };
}

const metaOf = (item: XmlElement, key: string): string | undefined =>
  children(item, 'wp:postmeta')
    .filter((meta) => lineIn(meta, 'wp:meta_key') === key)
    .flatMap((meta) => lineIn(meta, 'wp:meta_value') ?? [])[0];

function picturesOf(
  item: XmlElement,
  text: string,
  { attachments, uploadedByPost }: WordPressExport,
): FeedEntry['pictures'] {
  const attachmentById = (id: string) => attachments.get(id) ?? [];
  const uploaded = uploadedByPost.get(lineIn(item, 'wp:post_id') ?? '');
  const featured = metaOf(item, '_thumbnail_id');
  return {
    own: [],
    featured: mergePictures(
      [...(featured ? [featured] : []), ...galleryNumbers(text)].flatMap(attachmentById),
    ),
    substitutes: uploaded ? [uploaded] : [],
  };
}

/** Texts of the block editor already have paragraphs; older texts have lines. */
const paragraphs = (text: string): string =>
  text.includes('<!-- wp:') ? text : paragraphsByLines(text, { lineBreaks: true });

/** Reads a post of a WordPress export. @throws Rejected for an item that is no post, or not published */
export function wxrEntry(
  item: XmlElement,
  feedContext: RssContext,
  exportData: WordPressExport,
): { entry: FeedEntry; warnings: string[] } {
  checkIsPublic(item);
  const entry = rssEntry(item, feedContext);
  const written = textOf(child(item, 'content:encoded')).trim();
  const { text, warnings } = withoutShortcodes(written);
  const { published, updated } = datesOf(item);
  const publicationDates = [...published, ...entry.published];
  const logins = children(item, 'dc:creator').flatMap((creator) => lineOf(creator) ?? []);
  const isScheduled = linesIn(item, 'wp:status').includes(SCHEDULED);
  if (isScheduled && !publicationDates.some((date) => parseTime(date.written)))
    throw new Rejected('wp:status', 'scheduled, and no date says for when');
  return {
    entry: {
      ...entry,
      bodies: text.trim() ? [{ value: paragraphs(text), kind: 'html' }] : [],
      published: publicationDates,
      updated: [...updated, ...entry.updated],
      authors:
        logins.length > 0 ? logins.map((login) => exportData.names.get(login) ?? login) : entry.authors,
      pictures: picturesOf(item, written, exportData),
    },
    warnings,
  };
}
