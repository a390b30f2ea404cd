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
function useAsked(ask: () => boolean, before: boolean): boolean {
  const [told, setTold] = useState(before);
  useEffect(() => setTold(ask()), [ask]);
  return told;
}

/**
 * Settings for automatic downloads: editions, contents, and how long they stay. A change is saved immediately, unless
 * it would delete issues. OFF-03
 */
export function DailySettings({ list, settings: kept, newsstand, brand, today }: Props) {
  const { settings, change } = useSettings(kept);
  const lineTold = useAsked(isNetworkTypeKnown, true);
  const comesAlone = useAsked(mayWakeDaily, false);
  const { contents, onlyFreeLines } = settings;
  return (
    <section aria-labelledby="automatico">
      <SectionHead title={strings.title} id="automatico" size="t-4" />
      <p className={`meta ${styles.intro}`}>{comesAlone ? strings.introAlone : strings.introOpened}</p>
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
          note={lineTold ? strings.freeLinesNote : strings.lineUntold}
          checked={onlyFreeLines && lineTold}
          disabled={!lineTold}
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
        <KeepField kept={settings.keep} today={today} change={change} />
      </div>
    </section>
  );
}
