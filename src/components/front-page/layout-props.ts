import type { Issue } from '#domain/newsstand.ts';
import type { Arrangement } from './arrange.ts';
import type { CoverDetail } from './cover-detail.ts';
import type { Paper } from './paper.ts';

/** Props of every front-page layout. */
export type LayoutProps = {
  paper: Paper;
  issue: Issue;
  stories: Arrangement;
  detail: CoverDetail;
  /** The lead's picture is the largest paint (LCP) of the screen. */
  priority: boolean;
};
