import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { slugify } from '#domain/text.ts';
import type { Placement } from './plan-issue.ts';
import { minutesAfter, publicationTime } from './publication-time.ts';
import { SPECIALS } from './specials.ts';

const SCHEMA = 'https://www.iptc.org/std/ninjs/ninjs-schema_2.2.json';
const NOTICE = 'Contenuto dimostrativo: notizie, persone e luoghi sono inventati.';
const PICTURE_CREDIT = 'Illustrazione Edicola';

/** Prefix of the uri of every demonstration article of a paper. */
export const demoUriPrefix = ({ key }: Pick<Brand, 'key'>) => `urn:edicola:demo:${key}:`;

export const demoUri = (brand: Pick<Brand, 'key'>, slug: string, day: Day) =>
  `${demoUriPrefix(brand)}${slug}:${day}`;

/** Slug and day of a demonstration article's uri; null for any other uri. */
export function readDemoUri(uri: string): { slug: string; day: Day } | null {
  const [, slug, day] = /^urn:edicola:demo:[a-z]{2}:([a-z0-9-]+):(\d{4}-\d{2}-\d{2})$/.exec(uri) ?? [];
  return slug !== undefined && day !== undefined ? { slug, day } : null;
}

const FIRST_VERSION = '1';

const plainText = (role: string, value: string) => ({ role, contenttype: 'text/plain', value });

/**
 * An article as the newsroom's system would deliver it on a day: IPTC ninjs 2.2, with edition, page and
 * position in `altids` (docs/importing.md).
 * @param publishedAt when it was published, if it is stored already: one that was printed at night keeps its time
 */
export function toNinjs(placement: Placement, brand: Brand, day: Day, now: Date, publishedAt?: Date) {
  const { article, located, urgency } = placement;
  const planned = publicationTime(article.slug, day, now);
  const created = publishedAt?.toISOString() ?? planned;
  const { corrected } = article;
  const correctedAt = corrected && minutesAfter(planned, corrected.after, now);
  const authors = article.author ? [article.author] : [];
  return {
    uri: demoUri(brand, article.slug, day),
    standard: { name: 'ninjs', version: '2.2', schema: SCHEMA },
    type: 'text',
    representationtype: 'full',
    profile: 'text',
    version: correctedAt ? '2' : FIRST_VERSION,
    firstcreated: created,
    versioncreated: correctedAt ?? created,
    pubstatus: 'usable',
    urgency,
    language: 'it',
    headlines: [
      plainText('main', article.title),
      plainText('kicker', article.kicker),
      plainText('subheadline', article.subtitle),
    ],
    slugline: article.slug,
    ...(article.author && { by: article.author }),
    people: authors.map((name) => ({ name, rel: 'author', literal: slugify(name) })),
    organisations: article.teams.map((name) => ({ name, literal: slugify(name) })),
    ...(located && { located }),
    bodies: [
      {
        role: 'main',
        contenttype: 'text/html',
        wordcount: article.words,
        value: correctedAt ? withNote(article.html, corrected.note) : article.html,
      },
    ],
    genres: [{ name: article.genre, literal: article.genre }],
    subjects: toSubjects(placement),
    associations: toPictures(placement),
    copyrightholder: brand.name,
    copyrightnotice: NOTICE,
    altids: toPrintFacts(placement, day),
  };
}

const withNote = (html: string, note: string) => `${html}\n<p><strong>Correzione.</strong> ${note}</p>`;

/** The item that withdraws an article, if the newsroom has taken it back by now; null otherwise. */
export function toWithdrawal(placement: Placement, brand: Brand, day: Day, now: Date) {
  const { withdrawn, slug } = placement.article;
  const withdrawnAt = withdrawn && minutesAfter(publicationTime(slug, day, now), withdrawn.after, now);
  if (!withdrawnAt) return null;
  const { uri, standard, headlines, altids } = toNinjs(placement, brand, day, now);
  // The version is higher than those that `toNinjs` gives, so that the importer takes it as newer.
  return {
    uri,
    standard,
    headlines,
    altids,
    version: '9',
    versioncreated: withdrawnAt,
    pubstatus: 'canceled',
  };
}

/** An article as it is stored: its version, and whether it is still shown. */
export type StoredVersion = { version: string; status: string };

/** Whether an article has been corrected or withdrawn by now, and is not stored so yet. */
export function hasDueChange(
  placement: Placement,
  brand: Brand,
  { day, stored, now }: { day: Day; stored: StoredVersion; now: Date },
): boolean {
  const { corrected, withdrawn } = placement.article;
  if (stored.status !== 'usable' || !(corrected || withdrawn)) return false;
  if (toWithdrawal(placement, brand, day, now)) return true;
  return stored.version === FIRST_VERSION && toNinjs(placement, brand, day, now).version !== FIRST_VERSION;
}

function toSubjects({ article, section }: Placement) {
  const { access, special, topics } = article;
  const specials = special ? [special] : [];
  return [
    { rel: 'section', name: section.name, literal: section.slug, uri: `urn:edicola:sezione:${section.slug}` },
    { rel: 'access', name: access, literal: access, uri: `urn:edicola:accesso:${access}` },
    ...specials.map((slug) => ({
      rel: 'special',
      name: SPECIALS[slug],
      literal: slug,
      uri: `urn:edicola:speciale:${slug}`,
    })),
    ...topics.map((name) => {
      const slug = slugify(name);
      return { rel: 'topic', name, literal: slug, uri: `urn:edicola:argomento:${slug}` };
    }),
  ];
}

function toPictures({ article: { image, caption } }: Placement) {
  if (!image || !caption) return [];
  return [
    {
      name: 'mainpic',
      uri: `urn:edicola:demo:scena:${image}`,
      type: 'picture',
      representationtype: 'partial',
      by: PICTURE_CREDIT,
      descriptions: [plainText('caption', caption)],
      renditions: [{ name: 'baseImage', href: `${image}.svg`, contenttype: 'image/svg+xml' }],
    },
  ];
}

function toPrintFacts({ editions, page, position, pages }: Placement, day: Day) {
  return [
    { role: 'printEditionDate', value: day },
    ...editions.map(({ name }) => ({ role: 'printEdition', value: name })),
    { role: 'printPage', value: String(page) },
    { role: 'printPosition', value: String(position) },
    { role: 'printPages', value: String(pages) },
  ];
}
