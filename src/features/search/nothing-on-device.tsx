import { useEffect } from 'react';
import { HOME } from '#domain/addresses.ts';
import { retryUntilStopped as keepAsking } from '#src/pwa/retry-until-stopped.ts';
import { commonStrings } from '#src/strings/common.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { strings } from './strings.ts';
import { useAskAgain } from './use-ask-again.ts';

/** Shown offline without downloaded issues, where there is nothing to search: explains what would help. NWS-06 */
export function NothingOnDevice() {
  const { busy, askAgain } = useAskAgain();
  // A device often reports that it is online before its connection works.
  useEffect(() => keepAsking(askAgain), [askAgain]);
  return (
    <EmptyState
      level={1}
      title={strings.nothingOnDevice}
      actions={
        <>
          <Button aria-busy={busy || undefined} onClick={askAgain}>
            {commonStrings.retry}
          </Button>
          <ButtonLink href={HOME} look="plain">
            {strings.toNewsstand}
          </ButtonLink>
        </>
      }
    >
      {strings.nothingOnDeviceText}
    </EmptyState>
  );
}
