import { useState } from 'react';
import type { Download } from '#device/tables/downloads.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { type DailyEdition, dailyChoices } from './daily-choices.ts';
import styles from './daily-editions.module.css';
import { dailyStrings as strings } from './strings.ts';
import type { NewsstandToday } from './use-newsstand.ts';

type Props = {
  list: readonly Download[];
  /** Slugs of the editions that are downloaded daily. */
  chosen: readonly string[];
  newsstand: NewsstandToday;
  brand: PublicBrand;
  onChange: (chosen: string[], words: string) => void;
};

/** Switches for downloading the paper's editions daily: the chosen ones and the main one, the others folded away. */
export function DailyEditions({ list, chosen, newsstand, brand, onChange }: Props) {
  // The order is fixed on mount, so that no switch moves away while the reader taps it.
  const [initiallyDaily] = useState(chosen);
  const issues = newsstand === null || newsstand === 'untold' ? [] : newsstand.editions;
  const { first, others } = dailyChoices({
    editions: issues.map(({ edition }) => edition),
    downloads: list,
    initiallyDaily,
    main: brand.mainEdition,
  });
  const row = ({ slug, name }: DailyEdition) => (
    <li key={slug}>
      <Switch
        label={name}
        checked={chosen.includes(slug)}
        onChange={(isChosen) =>
          onChange(
            isChosen ? [...chosen, slug] : chosen.filter((one) => one !== slug),
            isChosen ? strings.arrives(name) : strings.arrivesNoMore(name),
          )
        }
      />
    </li>
  );
  return (
    <div>
      <ul className="hr">{first.map(row)}</ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="row6 no-marker">
            {strings.others(others.length)}
            <Icon name="chev" size={16} />
          </summary>
          <ul className="hr">{others.map(row)}</ul>
        </details>
      )}
      {newsstand === null && others.length === 0 && <div className={styles.awaited} />}
      {newsstand === 'untold' && <p className={`meta ${styles.untold}`}>{strings.untold}</p>}
    </div>
  );
}
