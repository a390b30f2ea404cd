import { HOME } from '#domain/addresses.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { signInStrings as strings } from './strings.ts';

/** What 'Accedi' leads to on a newsstand without an account site: said plainly, with the way back. SHL-04 */
export function SignInClosedScreen({ backTo }: { backTo: string }) {
  return (
    <MessagePage
      art={<Icon name="lock" size={120} />}
      kicker={strings.kicker}
      title={strings.title}
      text={strings.text}
      actions={
        <ButtonLink href={backTo} size="large">
          {backTo === HOME ? strings.home : strings.back}
        </ButtonLink>
      }
    />
  );
}
