import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { ClipText } from '#domain/press-review/clip.ts';
import { cleanBody } from '#server/newsroom/import/clean-body.ts';
import type { DocumentClip, ReviewDocument } from '#server/press-review/documents/review-document.ts';
import { sampleArticles } from './sample-article.ts';

/** A clip with ordinary values, which a test overrides. */
export const clipOf = (overrides: Partial<ClipText> = {}, note = ''): DocumentClip => ({
  clip: {
    id: 1,
    newspaper: 'MG',
    edition: 'Nazionale',
    alsoIn: [],
    date: '2025-04-03',
    title: 'Riapre il ponte',
    author: 'Livia Prova',
    page: 9,
    section: 'Cronaca',
    kicker: null,
    subtitle: null,
    body: '<p>Il ponte riapre.</p>',
    partial: false,
    copyright: null,
    url: 'https://ilmessaggero.test/articolo/1',
    ...overrides,
  },
  note,
});

/** A review with Il Messaggero's name. */
export const documentOf = (
  chapters: ReviewDocument['chapters'],
  overrides: Partial<ReviewDocument> = {},
): ReviewDocument => ({
  brand: brandOf('MG'),
  contents: { day: '2025-04-03', title: '', abstract: '' },
  chapters,
  licensee: 'Consorzio dei Navigli',
  recipient: null,
  createdAt: new Date('2025-04-03T05:30:00Z'),
  ...overrides,
});

const PER_CHAPTER = 20;

/** Clips of real articles, in chapters. */
export async function sampleReview(count: number): Promise<ReviewDocument> {
  const articles = (await sampleArticles()).slice(0, count);
  const clips = articles.map(
    ({ title, byline, summary, copyright, day, editions, page, section, body }, at) =>
      clipOf({
        id: at + 1,
        title,
        author: byline ?? '',
        subtitle: summary,
        copyright,
        date: day,
        edition: editions[0] ?? 'Nazionale',
        alsoIn: editions.slice(1),
        section: section.name,
        page: Number.isNaN(page) ? null : page,
        body: cleanBody(body),
      }),
  );
  const chapters = Array.from({ length: Math.ceil(clips.length / PER_CHAPTER) }, (_, at) => ({
    title: `Capitolo ${at + 1}`,
    clips: clips.slice(at * PER_CHAPTER, (at + 1) * PER_CHAPTER),
  }));
  return documentOf(chapters);
}
