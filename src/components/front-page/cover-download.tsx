import type { ReactNode } from 'react';
import type { Issue } from '#domain/newsstand.ts';
import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';

type Props = { issue: Pick<Issue, 'edition' | 'day' | 'updatedAt'> };
type LineProps = Props & { children: ReactNode };

const loadCoverParts = () => import('../downloads/cover-parts.tsx');
const loadButtons = () => import('../downloads/download-buttons.tsx');

// The server's HTML does not know what is on the device: these parts load when the page is idle, and take no space.

/** Badge over a cover, in a positioned box beside its link. OFF-03 */
export function CoverBadge(props: Props) {
  const part = useDeferredPart(loadCoverParts);
  return part && <part.CoverBadge {...props} />;
}

/** Line below a cover, in the place of its number of pages. */
export function CoverLine(props: LineProps) {
  const part = useDeferredPart(loadCoverParts);
  return part ? <part.CoverLine {...props} /> : props.children;
}

/** Line for a cover that is too small for a badge: the line itself is the button. Place it outside the cover's link. */
export function CoverAction(props: LineProps) {
  const part = useDeferredPart(loadCoverParts);
  return part ? <part.CoverAction {...props} /> : props.children;
}

/** Download button beside the one that opens the issue. */
export function DownloadButton(props: Props) {
  const part = useDeferredPart(loadButtons);
  return part && <part.DownloadButton {...props} />;
}

/** Download button in the bar of an open issue, in a reserved space. */
export function IssueDownload(props: Props) {
  const part = useDeferredPart(loadButtons);
  return part && <part.IssueDownload {...props} />;
}
