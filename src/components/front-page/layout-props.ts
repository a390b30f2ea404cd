import type { Issue } from '#domain/newsstand.ts';
import type { Arrangement } from './arrange.ts';
import type { CoverDetail } from './cover-detail.ts';
import type { Paper } from './paper.ts';

/** Props of every front-page layout. */
export type LayoutProps = {
  paper: Paper;
  issue: Issue;
  arrangement: Arrangement;
  detail: CoverDetail;
  /** Whether the lead's picture is expected to be the screen's largest contentful paint (LCP). */
  priority: boolean;
};
