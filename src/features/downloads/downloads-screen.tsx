import { useCallback, useRef, useState } from 'react';
import type { Api } from '#api/clients.ts';
import type { Download } from '#device/tables/downloads.ts';
import { HOME } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { type Downloads, useDownloadsNow } from '#src/state/downloads/downloads.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './downloads-screen.module.css';
import { DownloadsShelf } from './downloads-shelf.tsx';
import { DownloadRowsSkeleton } from './downloads-skeleton.tsx';
import { FreeSpaceDialog } from './free-space-dialog.tsx';
import { freeSpaceStrings, strings } from './strings.ts';

type Props = { brand: PublicBrand; today: Day; api: () => Promise<Api> };

const isKnown = (downloads: Downloads | null) => downloads !== null && downloads !== 'blocked';

function introOf(list: readonly Download[]): string {
  const ready = list.filter(({ state }) => state === 'ready').length;
  return ready > 0 ? strings.ready(ready) : strings.intro;
}

/** The issues downloaded on this device, the storage they use, and the automatic downloads. OFF-02, OFF-03 */
export function DownloadsScreen({ brand, today, api }: Props) {
  const downloads = useDownloadsNow();
  const title = useRef<HTMLHeadingElement>(null);
  const backToTitle = useCallback(() => title.current?.focus({ preventScroll: true }), []);
  /** The download that stopped for lack of storage; null where the reader opened the dialog. */
  const [freeSpaceDialog, setFreeSpaceDialog] = useState<{ stopped: Download | null } | null>(null);
  const list = isKnown(downloads) ? downloads.list : [];
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      <header className={`spread ${styles.head}`}>
        <div>
          <h1 className="t-1" tabIndex={-1} ref={title}>
            {strings.title}
          </h1>
          <p className="deck s">{introOf(list)}</p>
        </div>
        {list.length > 0 && (
          <Button look="plain" className={styles.free} onClick={() => setFreeSpaceDialog({ stopped: null })}>
            <Icon name="trash" size={19} />
            {freeSpaceStrings.open}
          </Button>
        )}
      </header>
      {downloads === null && <Waiting />}
      {downloads === 'blocked' && <Blocked />}
      {isKnown(downloads) && (
        <DownloadsShelf
          downloads={downloads}
          brand={brand}
          today={today}
          api={api}
          onFreeSpace={(stopped) => setFreeSpaceDialog({ stopped })}
          onUndone={backToTitle}
        />
      )}
      {freeSpaceDialog && (
        <FreeSpaceDialog
          list={list}
          today={today}
          stopped={freeSpaceDialog.stopped}
          onClose={() => setFreeSpaceDialog(null)}
          onUndone={backToTitle}
        />
      )}
    </main>
  );
}

/** The device can only be read after hydration: the server's HTML lists no issues. */
function Waiting() {
  return (
    <>
      <noscript>
        <p className="deck">{strings.withoutScript}</p>
      </noscript>
      <div className={styles.waiting}>
        <DownloadRowsSkeleton />
      </div>
    </>
  );
}

/** Shown where nothing can be saved; reading online still works. BRW-04 */
function Blocked() {
  return (
    <EmptyState title={strings.blocked} actions={<ButtonLink href={HOME}>{strings.toNewsstand}</ButtonLink>}>
      <p>{strings.blockedText}</p>
    </EmptyState>
  );
}
