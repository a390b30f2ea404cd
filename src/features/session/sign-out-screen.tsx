import { useCallback, useEffect, useRef, useState } from 'react';
import { HOME } from '#domain/addresses.ts';
import { messages } from '#src/strings/messages.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Passage, Stop } from './passage.tsx';
import { strings } from './strings.ts';
import { useArrival } from './use-arrival.ts';

/** `leave` signs out and goes on; it tells false where that could not be, and the reader has been told why. */
type Props = { leave: () => Promise<boolean> };

/** Signs out whoever comes by a link of ours, and asks whoever was led here by others. NAV-11, API-05 */
export function SignOutScreen({ leave }: Props) {
  const asks = useArrival();
  const [failed, setFailed] = useState(false);
  const [going, setGoing] = useState(false);
  const begun = useRef(false);
  const go = useCallback(() => {
    setGoing(true);
    setFailed(false);
    void leave().then((left) => {
      if (left) return;
      setGoing(false);
      setFailed(true);
    });
  }, [leave]);
  useEffect(() => {
    if (asks !== false || begun.current) return;
    begun.current = true;
    go();
  }, [asks, go]);
  if (going || asks === null || (asks === false && !failed)) {
    return <Passage title={strings.logoutTitle} words={strings.leaving} />;
  }
  return (
    <Stop
      alert={failed}
      title={failed ? strings.notLeftTitle : strings.askTitle}
      actions={
        <>
          <Button onClick={go}>{strings.leave}</Button>
          <ButtonLink href={HOME} look="plain">
            {strings.stay}
          </ButtonLink>
        </>
      }
    >
      <p>{failed ? messages.generic_error : strings.askText}</p>
    </Stop>
  );
}
