import { HOME } from '#domain/addresses.ts';
import { useUser } from '#src/state/session.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Stop } from './passage.tsx';
import { strings } from './strings.ts';

const PRESS_REVIEW = '/rassegna';
const SHOWCASE = '/vetrina';

/** Until the press review itself stands: who may open it reads that it comes, others what it needs. NAV-14, ROL-05 */
export function PressReviewGate() {
  const user = useUser();
  // The account site puts into a reader's menu what that reader may open.
  const open = user?.menu.some((row) => row.kind !== 'separator' && row.url?.endsWith(PRESS_REVIEW));
  const home = <ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>;
  const offers = <ButtonLink href={SHOWCASE}>{strings.offers}</ButtonLink>;
  return (
    <Stop title={open ? strings.reviewSoon : strings.reviewClosed} actions={open ? home : offers}>
      <p>{open ? strings.reviewSoonText : strings.reviewClosedText}</p>
    </Stop>
  );
}
