import { HOME } from '#domain/addresses.ts';
import { messages } from '#src/strings/messages.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { strings } from './strings.ts';
import { ChoicePage } from './transit-page.tsx';

/** Shown where signing out failed, with a button to retry. API-05 */
export function SignOutFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ChoicePage
      alert
      title={strings.signOutFailedTitle}
      actions={
        <>
          <Button onClick={onRetry}>{strings.leave}</Button>
          <ButtonLink href={HOME} look="plain">
            {strings.stay}
          </ButtonLink>
        </>
      }
    >
      <p>{messages.generic_error}</p>
    </ChoicePage>
  );
}
