import type { ReactNode } from 'react';
import type { Issue } from '#domain/newsstand.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Props = { issue: Pick<Issue, 'edition' | 'day' | 'updatedAt'> };
type LineProps = Props & { children: ReactNode };

const loadCoverParts = () => import('../downloads/cover-parts.tsx');
const loadButtons = () => import('../downloads/download-buttons.tsx');

// Whatever is on the device stands in no server's HTML: it comes when the page is idle, and takes no room.

/** Over a cover, in a positioned box beside its link. OFF-03 */
export function CoverBadge(props: Props) {
  const part = useDeferredPart(loadCoverParts);
  return part && <part.CoverBadge {...props} />;
}

/** Below a cover, in the place of how many pages it has. */
export function CoverLine(props: LineProps) {
  const part = useDeferredPart(loadCoverParts);
  return part ? <part.CoverLine {...props} /> : props.children;
}

/** The same where the cover is too small to be written on: the line is the control. Outside the cover's link. */
export function CoverAction(props: LineProps) {
  const part = useDeferredPart(loadCoverParts);
  return part ? <part.CoverAction {...props} /> : props.children;
}

/** Beside the button that opens the issue. */
export function DownloadButton(props: Props) {
  const part = useDeferredPart(loadButtons);
  return part && <part.DownloadButton {...props} />;
}

/** In the bar of an open issue, in a place that is kept for it. */
export function IssueDownload(props: Props) {
  const part = useDeferredPart(loadButtons);
  return part && <part.IssueDownload {...props} />;
}
