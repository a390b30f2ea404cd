import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import { plainBody } from './plain-body.ts';
import type { DocumentClip, ReviewDocument } from './review-document.ts';

/** A review for programs. `format` grows when what is here changes its meaning; more may be added without. */
export type ReviewJson = {
  format: 1;
  day: Day;
  title: string;
  abstract: string;
  /** In whose name it is made. */
  publisher: string;
  licensee: string;
  /** Whom this copy is for; null where that is who holds the licence. */
  recipient: string | null;
  /** ISO 8601, in UTC. */
  createdAt: string;
  chapters: { title: string; clips: ClipJson[] }[];
};

type ClipJson = {
  id: number;
  newspaper: { code: Sigla; name: string };
  edition: string;
  /** Further editions that print it. */
  alsoIn: readonly string[];
  date: Day;
  /** Of the newspaper; null where it is not known. */
  page: number | null;
  section: string;
  kicker: string | null;
  title: string;
  subtitle: string | null;
  /** Empty where nobody signs. */
  author: string;
  /** Of the press office; empty for none. */
  note: string;
  /** Clean HTML, and the same in plain words: paragraphs stand apart by an empty line. */
  html: string;
  text: string;
  /** The licence opens a part of the text alone. */
  partial: boolean;
  copyright: string | null;
  url: string;
};

export function toReviewJson(document: ReviewDocument): ReviewJson {
  const { brand, contents, chapters, licensee, recipient, createdAt } = document;
  return {
    format: 1,
    day: contents.day,
    title: contents.title,
    abstract: contents.abstract,
    publisher: brand.name,
    licensee,
    recipient,
    createdAt: createdAt.toISOString(),
    chapters: chapters.map(({ title, clips }) => ({ title, clips: clips.map(toClipJson) })),
  };
}

function toClipJson({ clip, note }: DocumentClip): ClipJson {
  const { id, edition, alsoIn, date, page, section, kicker, title, subtitle, author } = clip;
  const { body, partial, copyright, url } = clip;
  return {
    ...{ id, newspaper: { code: clip.newspaper, name: brandOf(clip.newspaper).name } },
    ...{ edition, alsoIn, date, page, section, kicker, title, subtitle, author, note },
    ...{ html: body, text: plainBody(body), partial, copyright, url },
  };
}

export const reviewJson = (document: ReviewDocument): Buffer =>
  Buffer.from(`${JSON.stringify(toReviewJson(document), null, 2)}\n`);
