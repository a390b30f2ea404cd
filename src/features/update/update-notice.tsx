import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { useUpdateOffered } from '#src/state/update/update-offer.ts';

const loadBar = () => import('./update-bar.tsx');

/**
 * Announces a new version when there is one. The live region is rendered before, so that its text is announced. OFF-04
 */
export function UpdateNotice() {
  const offered = useUpdateOffered();
  return <div role="status">{offered && <Bar />}</div>;
}

/** Few visits show the bar, so its code is loaded when needed. */
function Bar() {
  const part = useDeferredPart(loadBar);
  return part && <part.UpdateBar />;
}
