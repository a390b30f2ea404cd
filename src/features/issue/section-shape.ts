import type { ArticleSummary } from '#domain/newsstand.ts';

/** How a section's articles are laid out: a lead beside a stack, and the rest in columns below. */
export type SectionShape = {
  lead: ArticleSummary | null;
  stack: ArticleSummary[];
  columns: ArticleSummary[];
  /** A short section takes little room: the lead's picture stands beside its text. */
  compact: boolean;
};

const STACKED = 3;
/** A section with no more articles than these is short. */
const SHORT = 3;

/** The first section opens with a large lead, since it opens the paper, unless that is all there is. */
export function sectionShape(articles: readonly ArticleSummary[], opensPaper: boolean): SectionShape {
  const [lead = null, ...others] = articles;
  const compact = articles.length <= SHORT && (!opensPaper || articles.length === 1);
  // As many as there are columns, and each with its picture: they stand side by side, without a lead.
  if (compact && articles.length === SHORT && articles.every(({ picture }) => picture)) {
    return { lead: null, stack: [], columns: [...articles], compact };
  }
  // A headline alone would leave its wide column empty beside a full stack.
  if (lead && !lead.picture && others.length >= STACKED - 1) {
    return { lead: null, stack: [], columns: [...articles], compact };
  }
  // One article alone in a row of three would look lost: it joins the stack.
  const stacked = others.length === STACKED + 1 ? STACKED + 1 : STACKED;
  return { lead, stack: others.slice(0, stacked), columns: others.slice(stacked), compact };
}
