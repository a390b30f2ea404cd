import { useCallback, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { listLinks, revokeLink } from '#api/site/review-links.ts';
import type { Day } from '#domain/newsstand.ts';
import type { SharedLink } from '#domain/press-review/sending.ts';
import { ConfirmDialog } from '#src/components/account/confirm-dialog.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useFocusAfterRender } from '#src/components/account/use-focus-after-render.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { actionFailure } from './action-failure.ts';
import { LinkRow } from './link-row.tsx';
import styles from './sendings.module.css';
import { ShareDialog } from './share-dialog.tsx';
import { sendingStrings, linkStrings as strings } from './strings.ts';

type Props = { api: () => Promise<Api>; today: Day; lastDay: Day; say: (words: string) => void };

/** Links to shared reviews, each with its state and a button to revoke it. */
export function LinksSection({ api, today, lastDay, say }: Props) {
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useFocusAfterRender(heading);
  const [linkToRevoke, setLinkToRevoke] = useState<SharedLink | null>(null);
  const [sharing, setSharing] = useState(false);
  const { loadable, reload, changeData } = useLoaded(useCallback(async () => listLinks(await api()), [api]));

  async function revoke({ id }: SharedLink) {
    try {
      await revokeLink(await api(), id);
      changeData((links) => links.map((link) => (link.id === id ? { ...link, revoked: true } : link)));
      say(strings.done);
    } catch (error) {
      say(actionFailure(error));
    }
    focusHeading();
  }

  return (
    <section className={styles.links} aria-labelledby="collegamenti">
      <div className="section-head">
        <h2 className="t-3" id="collegamenti" tabIndex={-1} ref={heading}>
          {strings.title}
        </h2>
      </div>
      <p className="deck s">{strings.intro}</p>
      <Button
        look="plain"
        className={styles.share}
        disabled={!online || loadable.state !== 'known'}
        onClick={() => setSharing(true)}
      >
        <Icon name="share" size={19} />
        {strings.share}
      </Button>
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
        {(links) =>
          links.length === 0 ? (
            <p className="meta">{strings.empty}</p>
          ) : (
            <ul className={`hr ${styles.list}`} aria-label={strings.list}>
              {links.map((link) => (
                <LinkRow key={link.id} link={link} today={today} online={online} onRevoke={setLinkToRevoke} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {linkToRevoke && (
        <ConfirmDialog
          title={strings.confirm(linkToRevoke.label || strings.unnamed)}
          text={strings.confirmText}
          confirm={strings.revoke}
          labels={{ cancel: strings.cancel, close: sendingStrings.close }}
          onConfirm={() => void revoke(linkToRevoke)}
          onClose={() => setLinkToRevoke(null)}
        />
      )}
      {sharing && (
        <ShareDialog
          api={api}
          day={lastDay}
          onShared={(link) => changeData((links) => [link, ...links])}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}
