import type { FrontPageLayout } from '#domain/brands/brand.ts';
import type { FrontPageStory } from '#domain/newsstand.ts';
import type { CoverDetail } from './cover-detail.ts';

/** Places of a front page with their stories. Any place may be empty. */
export type Arrangement = {
  lead: FrontPageStory | null;
  /** Stories in the columns beside or under the lead. */
  side: FrontPageStory[];
  /** Teasers with a picture. */
  strip: FrontPageStory[];
  /** Short stories at the foot. */
  foot: FrontPageStory[];
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
 * Arranges the stories, which are in order of weight: the lead, then the side columns, then the teasers, for which
 * those with a picture are preferred, and the rest at the foot. Stories without a place are only inside the paper.
 */
export function arrange(
  stories: readonly FrontPageStory[],
  layout: FrontPageLayout,
  detail: CoverDetail,
): Arrangement {
  const counts = STORY_COUNTS[layout][detail];
  const [lead = null, ...others] = stories;
  const side = others.slice(0, counts.side);
  const rest = others.slice(counts.side);
  const strip = [...rest.filter((story) => story.picture), ...rest.filter((story) => !story.picture)].slice(
    0,
    counts.strip,
  );
  const foot = rest.filter((story) => !strip.includes(story)).slice(0, counts.foot);
  return { lead, side, strip, foot };
}
