import { useDeferredPart } from '#src/state/page/use-deferred-part.ts';
import { useUpdateOffered } from '#src/state/update/update-offer.ts';

const loadBar = () => import('./update-bar.tsx');

/** Says that a new version is there, when it is. The region stands before, so that what it says is announced. OFF-04 */
export function UpdateNotice() {
  const offered = useUpdateOffered();
  return <div role="status">{offered && <Bar />}</div>;
}

/** Hardly a visit meets one: its code comes when it is due. */
function Bar() {
  const part = useDeferredPart(loadBar);
  return part && <part.UpdateBar />;
}
