import { useEffect } from 'react';
import { HOME } from '#domain/addresses.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { NotLeft } from './not-left.tsx';
import { Passage, Stop } from './passage.tsx';
import { strings } from './strings.ts';
import { useArrival } from './use-arrival.ts';
import { type Leave, useLeaving } from './use-leaving.ts';

/** Signs out whoever comes by a link of ours, and asks whoever was led here by others. NAV-11, API-05 */
export function SignOutScreen({ leave }: { leave: Leave }) {
  const asks = useArrival();
  const { state, go } = useLeaving(leave);
  useEffect(() => {
    if (asks === false && state === 'here') go();
  }, [asks, state, go]);
  if (state === 'failed') return <NotLeft onRetry={go} />;
  if (state === 'leaving' || !asks) return <Passage title={strings.logoutTitle} words={strings.leaving} />;
  return (
    <Stop
      title={strings.askTitle}
      actions={
        <>
          <Button onClick={go}>{strings.leave}</Button>
          <ButtonLink href={HOME} look="plain">
            {strings.stay}
          </ButtonLink>
        </>
      }
    >
      <p>{strings.askText}</p>
    </Stop>
  );
}
