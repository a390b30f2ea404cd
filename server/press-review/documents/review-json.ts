import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import { plainBody } from './plain-body.ts';
import type { DocumentClip, ReviewDocument } from './review-document.ts';

/**
 * A press review as JSON, for programs. `format` is raised when the meaning of a field changes; new fields may be added
 * without that.
 */
export type ReviewJson = {
  format: 1;
  day: Day;
  title: string;
  abstract: string;
  /** Newspaper in whose name the review is made. */
  publisher: string;
  licensee: string;
  /** Name of the person for whom this copy is made; null if it is not known. */
  recipient: string | null;
  /** ISO 8601, in UTC. */
  createdAt: string;
  chapters: { title: string; clips: ClipJson[] }[];
};

type ClipJson = {
  id: number;
  newspaper: { code: Sigla; name: string };
  edition: string;
  /** Other editions that print the article. */
  alsoIn: readonly string[];
  date: Day;
  /** Page in the newspaper; null if unknown. */
  page: number | null;
  section: string;
  kicker: string | null;
  title: string;
  subtitle: string | null;
  /** Empty for an unsigned article. */
  author: string;
  /** Note of the press office; empty if there is none. */
  note: string;
  /** The text as clean HTML, and as plain text with an empty line between paragraphs. */
  html: string;
  text: string;
  /** Whether the licence opens only a part of the text. */
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
    id,
    newspaper: { code: clip.newspaper, name: brandOf(clip.newspaper).name },
    edition,
    alsoIn,
    date,
    page,
    section,
    kicker,
    title,
    subtitle,
    author,
    note,
    html: body,
    text: plainBody(body),
    partial,
    copyright,
    url,
  };
}

export const reviewJson = (document: ReviewDocument): Buffer =>
  Buffer.from(`${JSON.stringify(toReviewJson(document), null, 2)}\n`);
