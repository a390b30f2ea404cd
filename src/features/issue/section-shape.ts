import type { ArticleSummary } from '#domain/newsstand.ts';

/** Layout of a section's articles: a lead beside a stack, and the rest in columns below. */
export type SectionShape = {
  lead: ArticleSummary | null;
  stack: ArticleSummary[];
  columns: ArticleSummary[];
  /** A short section takes little room: the lead's picture is beside its text. */
  compact: boolean;
};

const MAX_STACKED = 3;
/** Most articles of a short section. */
const MAX_SHORT = 3;

/**
 * Chooses the layout. The first section has a large lead because it opens the paper, unless it has only one article.
 */
export function sectionShape(articles: readonly ArticleSummary[], opensPaper: boolean): SectionShape {
  const [lead = null, ...others] = articles;
  const compact = articles.length <= MAX_SHORT && (!opensPaper || articles.length === 1);
  // With as many articles as columns, all with pictures, they are side by side without a lead.
  if (compact && articles.length === MAX_SHORT && articles.every(({ picture }) => picture)) {
    return { lead: null, stack: [], columns: [...articles], compact };
  }
  // A lead without a picture would leave its wide column empty beside a full stack.
  if (lead && !lead.picture && others.length >= MAX_STACKED - 1) {
    return { lead: null, stack: [], columns: [...articles], compact };
  }
  // A single article in a row of three would look lost, so it joins the stack.
  const stackSize = others.length === MAX_STACKED + 1 ? MAX_STACKED + 1 : MAX_STACKED;
  return { lead, stack: others.slice(0, stackSize), columns: others.slice(stackSize), compact };
}
