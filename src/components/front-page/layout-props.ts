import type { Issue } from '#domain/newsstand.ts';
import type { Arrangement } from './arrange.ts';
import type { Detail } from './detail.ts';
import type { Paper } from './paper.ts';

/** Props of every front-page layout. */
export type LayoutProps = {
  paper: Paper;
  issue: Issue;
  stories: Arrangement;
  detail: Detail;
  /** The lead's picture is the largest paint (LCP) of the screen. */
  priority: boolean;
};
