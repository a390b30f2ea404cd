import type { ErrorComponentProps } from '@tanstack/react-router';
import { HOME } from '#domain/addresses.ts';
import { type ApiErrorKind, errorKindOf } from '#domain/api-error.ts';
import { commonStrings } from '#src/strings/common.ts';
import { DEFAULT_ERROR_TITLE, errorStrings } from '#src/strings/errors.ts';
import { Button, ButtonLink } from './button.tsx';
import { ErrorPicture } from './error-picture.tsx';
import { Icon } from './icon.tsx';
import { MessagePage } from './message-page.tsx';
import { useRetry } from './use-retry.ts';

/** Where asking again may help. For the others the address itself is the matter. */
const RETRIED: readonly ApiErrorKind[] = ['server', 'unavailable', 'too-many-calls', 'unexpected'];

/** What a route shows when its data or its code could not be had. NAV-21 */
export function RouteError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const kind = errorKindOf(error);
  const { kicker, title, text } = errorStrings[kind];
  const retry = useRetry();
  const shut = kind === 'site-gated';
  const retried = RETRIED.includes(kind) || shut;
  return (
    <MessagePage
      alert
      art={<ErrorPicture />}
      kicker={kicker}
      title={title}
      {...(title === DEFAULT_ERROR_TITLE && { titleLang: 'en' })}
      text={text}
      actions={
        <>
          {retried && (
            <Button size="large" onClick={shut ? () => location.reload() : retry}>
              <Icon name="refresh" size={20} />
              {commonStrings.retry}
            </Button>
          )}
          <ButtonLink href={HOME} look={retried ? 'plain' : 'primary'} size="large">
            {commonStrings.backHome}
          </ButtonLink>
        </>
      }
    />
  );
}
