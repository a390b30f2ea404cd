import type { Api } from '#api/clients.ts';
import type { Download } from '#device/tables/downloads.ts';
import type { Settings } from '#device/tables/settings.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { DailySettings } from './daily-settings.tsx';
import styles from './downloads-shelf.module.css';
import { EmptyShelf } from './empty-shelf.tsx';
import { OutboxSection } from './outbox-section.tsx';
import { ReadyRow } from './ready-row.tsx';
import { StorageSection } from './storage-section.tsx';
import { listStrings as strings } from './strings.ts';
import { UnderWayRow } from './under-way-row.tsx';
import { useNewsstand } from './use-newsstand.ts';

type Props = {
  downloads: { list: readonly Download[]; settings: Settings };
  brand: PublicBrand;
  today: Day;
  api: () => Promise<Api>;
  /** Called for a download that stopped for lack of storage. */
  onFreeSpace: (stopped: Download) => void;
  onUndone: () => void;
};

const idOf = ({ edition, day }: Download) => `${edition} ${day}`;

/** Running and finished downloads, beside the storage they use and the daily downloads. */
export function DownloadsShelf({ downloads, brand, today, api, onFreeSpace, onUndone }: Props) {
  const { list, settings } = downloads;
  const newsstand = useNewsstand(api);
  const incomplete = list.filter(({ state }) => state !== 'ready');
  const ready = list.filter(({ state }) => state === 'ready');
  const common = { brand, today, onUndone };
  return (
    <div className={styles.shelf}>
      <StorageSection list={list} />
      <div className={styles.lists}>
        {list.length === 0 && <EmptyShelf newsstand={newsstand} brand={brand} today={today} />}
        {incomplete.length > 0 && (
          <section aria-labelledby="in-corso">
            <SectionHead title={strings.underWay} id="in-corso" size="t-4" />
            <ul className={`hr ${styles.rows}`}>
              {incomplete.map((row) => (
                <UnderWayRow
                  key={idOf(row)}
                  row={row}
                  hasOtherDownloads={list.length > 1}
                  onFreeSpace={onFreeSpace}
                  {...common}
                />
              ))}
            </ul>
          </section>
        )}
        {ready.length > 0 && (
          <section aria-labelledby="pronte">
            <SectionHead title={strings.readyToRead} id="pronte" size="t-4" />
            <ul className={`hr ${styles.rows}`}>
              {ready.map((row) => (
                <ReadyRow key={idOf(row)} row={row} keepFor={settings.keep} {...common} />
              ))}
            </ul>
          </section>
        )}
        <OutboxSection today={today} onGone={onUndone} />
      </div>
      <DailySettings list={list} settings={settings} newsstand={newsstand} brand={brand} today={today} />
    </div>
  );
}
