import type { Download } from '#device/tables/downloads.ts';
import { Cover } from '#src/components/front-page/cover.tsx';
import type { Paper } from '#src/components/front-page/paper.ts';
import { useDownloadedIssue } from '#src/state/downloads/downloaded-issue.ts';
import { bareIssue } from './bare-issue.ts';

/** The downloaded cover of an issue, or a blank one until it is downloaded. */
export function RowCover({ row, paper }: { row: Download; paper: Paper }) {
  const { edition, editionName, day, pages } = row;
  const issue = useDownloadedIssue(row) ?? bareIssue({ id: 0, slug: edition, name: editionName }, day, pages);
  return <Cover paper={paper} issue={issue} size={64} decorative />;
}
