import type { Issue } from '#domain/newsstand.ts';
import type { Arrangement } from './arrange.ts';
import type { Detail } from './detail.ts';
import type { Paper } from './paper.ts';

/** What every layout of a front page is given. */
export type LayoutProps = {
  paper: Paper;
  issue: Issue;
  stories: Arrangement;
  detail: Detail;
  /** The lead's picture is the largest paint of the screen. */
  priority: boolean;
};
