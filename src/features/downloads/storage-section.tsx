import { useRef } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import { byteSize } from '#domain/byte-size.ts';
import { announce } from '#src/components/downloads/announce.ts';
import { requestPersistence, useStorage } from '#src/state/downloads/storage-estimate.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { StorageMeter } from './storage-meter.tsx';
import styles from './storage-section.module.css';
import { bytesOnDevice, type StorageShares, storageShares } from './storage-shares.ts';
import { storageStrings as strings } from './strings.ts';

/** A number with its unit in smaller type. */
function Amount({ bytes }: { bytes: number }) {
  const [number, unit] = byteSize(bytes).split('\u00a0');
  return (
    <>
      <b className="num">{number}</b> {unit}
    </>
  );
}

/** Placeholder values until the browser has reported the real ones. */
const PLACEHOLDER_FACTS = { used: 0, quota: 0, isPersistent: false };

/** Storage used on this device, by what, and whether the browser may delete it. OFF-03 */
export function StorageSection({ list }: { list: readonly Download[] }) {
  const bytes = bytesOnDevice(list);
  // The list also changes when the worker has deleted an issue.
  const { facts, reload } = useStorage(list);
  const state = useRef<HTMLParagraphElement>(null);
  const knownFacts = facts === 'untold' ? null : facts;
  const shares = knownFacts && storageShares(list, knownFacts);
  async function askForPersistence() {
    const isPersisted = await requestPersistence();
    announce(isPersisted ? strings.kept : strings.stillNotKept);
    // The pressed button goes away once the browser has agreed.
    if (isPersisted) state.current?.focus();
    reload();
  }
  return (
    <section aria-labelledby="spazio" className={styles.storage}>
      <SectionHead title={strings.title} id="spazio" size="t-4" />
      <p className={styles.used}>
        <Amount bytes={shares?.used ?? bytes} /> {strings.used}{' '}
        {shares && <span>{strings.of(byteSize(shares.quota))}</span>}
      </p>
      {facts === 'untold' && <p className="meta">{strings.untold}</p>}
      {facts === null && (
        <div className={styles.awaited} aria-hidden="true">
          <StorageMeter shares={storageShares([], PLACEHOLDER_FACTS)} />
        </div>
      )}
      {shares && <StorageMeter shares={shares} />}
      {shares && <Warning shares={shares} />}
      {list.length > 0 && (
        <p
          className={`meta cluster ${styles.kept}`}
          tabIndex={-1}
          ref={state}
          data-awaited={facts === null || undefined}
        >
          {knownFacts?.isPersistent ? strings.kept : strings.notKept}
          {knownFacts && !knownFacts.isPersistent && (
            <button type="button" className="link" onClick={() => void askForPersistence()}>
              {strings.askToKeep}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function Warning({ shares: { level, free } }: { shares: StorageShares }) {
  if (level === 'normal') return null;
  return (
    <Notice tone={level === 'warn' ? 'warning' : 'error'} isAnnounced>
      {level === 'warn' ? strings.nearlyFull(byteSize(free)) : strings.full}
    </Notice>
  );
}
