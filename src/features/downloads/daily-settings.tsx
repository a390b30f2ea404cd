import { useEffect, useState } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import type { Settings } from '#device/tables/settings.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { mayWakeDaily } from '#src/pwa/background-sync.ts';
import { isNetworkTypeKnown } from '#src/pwa/is-network-type-known.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DailyEditions } from './daily-editions.tsx';
import styles from './daily-settings.module.css';
import { KeepField } from './keep-field.tsx';
import { dailyStrings as strings } from './strings.ts';
import type { NewsstandToday } from './use-newsstand.ts';
import { useSettings } from './use-settings.ts';

type Props = {
  list: readonly Download[];
  settings: Settings;
  newsstand: NewsstandToday;
  brand: PublicBrand;
  today: Day;
};

/** A fact reported by the browser; `before` is used until hydration. */
function useBrowserFact(readFact: () => boolean, initial: boolean): boolean {
  const [value, setValue] = useState(initial);
  useEffect(() => setValue(readFact()), [readFact]);
  return value;
}

/**
 * Settings for automatic downloads: editions, contents, and how long they stay. A change is saved immediately, unless
 * it would delete issues. OFF-03
 */
export function DailySettings({ list, settings: saved, newsstand, brand, today }: Props) {
  const { settings, change } = useSettings(saved);
  const isNetworkTypeReported = useBrowserFact(isNetworkTypeKnown, true);
  const mayDownloadClosed = useBrowserFact(mayWakeDaily, false);
  const { contents, onlyFreeLines } = settings;
  return (
    <section aria-labelledby="automatico">
      <SectionHead title={strings.title} id="automatico" size="t-4" />
      <p className={`meta ${styles.intro}`}>{mayDownloadClosed ? strings.introAlone : strings.introOpened}</p>
      <div className="hr">
        <DailyEditions
          list={list}
          chosen={settings.dailyEditions}
          newsstand={newsstand}
          brand={brand}
          onChange={(value, words) => change({ name: 'dailyEditions', value }, { words })}
        />
        <Switch
          label={strings.freeLines}
          note={isNetworkTypeReported ? strings.freeLinesNote : strings.lineUntold}
          checked={onlyFreeLines && isNetworkTypeReported}
          disabled={!isNetworkTypeReported}
          onChange={(value) => change({ name: 'onlyFreeLines', value })}
        />
        <ChoiceField
          legend={strings.contents}
          name="contenuto"
          options={['pictures', 'text'] as const}
          labels={strings.contentsNames}
          value={contents}
          onChange={(value) => change({ name: 'contents', value })}
        />
        <KeepField saved={settings.keep} today={today} change={change} />
      </div>
    </section>
  );
}
