import { useLocation } from '@tanstack/react-router';
import { HOME } from '#domain/addresses.ts';
import { useOnline } from '#src/state/network/online.ts';
import { commonStrings } from '#src/strings/common.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { ErrorPicture } from '#src/ui/error-picture.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { MessagePage } from '#src/ui/message-page.tsx';
import { OfflineList } from './offline-list.tsx';
import { strings } from './strings.ts';
import { useOfflineItems } from './use-offline-items.ts';
import { useRefreshFromWorker } from './use-refresh-from-worker.ts';
import { useRetryOnline } from './use-retry-online.ts';

const isSearch = (path: string) => /^\/(?:ricerca|archivio\/cerca)(?:\/|$)/.test(path);

/**
 * Shown for a page that is not on the device and did not arrive in time: offers what can be read meanwhile, and opens
 * the page by itself when it arrives. NAV-20, OFF-01
 */
export function UnavailablePageScreen() {
  const online = useOnline();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const retry = useRetryOnline();
  useRefreshFromWorker(retry);
  const offline = useOfflineItems();
  const { kicker, title, text } = strings[isSearch(path) ? 'search' : 'page'][online ? 'waiting' : 'offline'];
  return (
    <MessagePage
      alert
      art={<ErrorPicture />}
      kicker={kicker}
      title={title}
      text={text}
      actions={
        <>
          <Button size="large" onClick={() => void retry()}>
            <Icon name="refresh" size={20} />
            {commonStrings.retry}
          </Button>
          {path !== HOME && (
            <ButtonLink href={HOME} look="plain" size="large">
              {commonStrings.backHome}
            </ButtonLink>
          )}
        </>
      }
      below={offline && offline.items.length > 0 && <OfflineList {...offline} />}
    />
  );
}
