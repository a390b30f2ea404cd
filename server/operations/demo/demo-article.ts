import * as v from 'valibot';
import { ACCESS_LEVELS } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import { editionsOf } from './editions.ts';
import { SECTION_ORDER } from './sections.ts';
import { SPECIALS } from './specials.ts';

const GENRES = ['cronaca', 'intervista', 'commento', 'reportage', 'analisi', 'servizio', 'breve'] as const;

const nonEmptyText = v.pipe(v.string(), v.trim(), v.minLength(1));
const integerBetween = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

/** Minutes after publication: later than the last article of the morning, on the same day. */
const MINUTES_LATER = integerBetween(120, 720);

const sigla = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Sigla => {
    const brand = brandBySigla(dataset.value);
    if (brand) return brand.sigla;
    addIssue({ message: `no paper has the sigla "${dataset.value}"` });
    return NEVER;
  }),
);

/** Front matter of an article's file, between the dashes. Unknown keys are refused as typing errors. */
export const FrontMatter = v.pipe(
  v.strictObject({
    title: v.pipe(nonEmptyText, v.maxLength(110)),
    kicker: nonEmptyText,
    subtitle: nonEmptyText,
    author: v.optional(nonEmptyText),
    section: v.picklist(SECTION_ORDER),
    /** Number of days before today's issue in which it is printed: 0 to 6. */
    day: integerBetween(0, 6),
    urgency: integerBetween(1, 6),
    access: v.picklist(ACCESS_LEVELS),
    genre: v.picklist(GENRES),
    image: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'must be the name of a scene'))),
    caption: v.optional(nonEmptyText),
    topics: v.pipe(v.array(nonEmptyText), v.minLength(1)),
    /** Clubs that the article is about. */
    teams: v.optional(v.array(nonEmptyText), []),
    special: v.optional(v.picklist(Object.keys(SPECIALS) as (keyof typeof SPECIALS)[])),
    brand: v.optional(sigla),
    edition: v.optional(nonEmptyText),
    /** A second version, this many minutes later, with a note below the text. */
    corrected: v.optional(v.strictObject({ after: MINUTES_LATER, note: nonEmptyText })),
    /** Withdrawal by the newsroom, this many minutes later. */
    withdrawn: v.optional(v.strictObject({ after: MINUTES_LATER })),
  }),
  v.check(
    ({ image, caption }) => (image === undefined) === (caption === undefined),
    'image and caption go together',
  ),
  v.check(
    ({ brand, edition }) => (brand === undefined) === (edition === undefined),
    'brand and edition go together',
  ),
  v.check(
    ({ brand, edition }) => !brand || editionsOf(brand).some(({ slug }) => slug === edition),
    'the paper has no such edition',
  ),
);

/** One article of the demonstration paper. Its slug is the name of its file. */
export type DemoArticle = v.InferOutput<typeof FrontMatter> & { slug: string; html: string; words: number };
