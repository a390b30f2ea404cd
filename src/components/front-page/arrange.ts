import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { FrontPageArticle } from '#domain/newsstand.ts';
import type { CoverDetail } from './cover-detail.ts';

/** Places of a front page with their articles. Any place may be empty. */
export type Arrangement = {
  lead: FrontPageArticle | null;
  /** Articles in the columns beside or under the lead. */
  side: FrontPageArticle[];
  /** Teasers with a picture. */
  strip: FrontPageArticle[];
  /** Short articles at the foot. */
  foot: FrontPageArticle[];
};

type StoryCounts = { side: number; strip: number; foot: number };

const STORY_COUNTS: Record<FrontPageLayout, Record<CoverDetail, StoryCounts>> = {
  broadsheet: {
    full: { side: 3, strip: 3, foot: 2 },
    reduced: { side: 3, strip: 3, foot: 2 },
    tiny: { side: 1, strip: 0, foot: 1 },
  },
  tabloid: {
    full: { side: 3, strip: 3, foot: 0 },
    reduced: { side: 3, strip: 3, foot: 0 },
    tiny: { side: 2, strip: 0, foot: 0 },
  },
  'picture-first': {
    full: { side: 2, strip: 3, foot: 3 },
    reduced: { side: 2, strip: 0, foot: 3 },
    tiny: { side: 1, strip: 0, foot: 0 },
  },
  dense: {
    full: { side: 5, strip: 0, foot: 3 },
    reduced: { side: 4, strip: 0, foot: 3 },
    tiny: { side: 2, strip: 0, foot: 0 },
  },
};

/**
 * Arranges the articles, which are in order of weight: the lead, then the side columns, then the teasers, for which
 * those with a picture are preferred, and the rest at the foot. Articles without a place are only inside the paper.
 */
export function arrange(
  articles: readonly FrontPageArticle[],
  layout: FrontPageLayout,
  detail: CoverDetail,
): Arrangement {
  const counts = STORY_COUNTS[layout][detail];
  const [lead = null, ...others] = articles;
  const side = others.slice(0, counts.side);
  const rest = others.slice(counts.side);
  const strip = [
    ...rest.filter((article) => article.picture),
    ...rest.filter((article) => !article.picture),
  ].slice(0, counts.strip);
  const foot = rest.filter((article) => !strip.includes(article)).slice(0, counts.foot);
  return { lead, side, strip, foot };
}
