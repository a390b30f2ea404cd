import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getNewsstand } from '#api/site/get-newsstand.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Edition } from '#domain/newsstand.ts';
import { logError } from '#src/state/log.ts';
import { Switch } from '#src/ui/switch.tsx';
import { ruleStrings as strings } from './rule-strings.ts';
import styles from './rules.module.css';
import type { ChangeRules } from './use-rule-changes.tsx';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  /** Slug of the edition to send alerts for; null for none. */
  chosen: string | null;
  online: boolean;
  onChange: ChangeRules;
};

type EditionName = Pick<Edition, 'slug' | 'name'>;

/**
 * Setting for an alert when an issue of an edition is out: the paper's main edition, or another that is
 * chosen.
 */
export function ReadyEdition({ brand, api, chosen, online, onChange }: Props) {
  const editions = useEditions(api);
  const change = (readyEdition: string | null) => onChange({ readyEdition });
  return (
    <>
      <Switch
        label={strings.edition}
        note={strings.editionNote}
        checked={chosen !== null}
        disabled={!online}
        onChange={(on) => change(on ? brand.mainEdition : null)}
      />
      {chosen !== null && editions.length > 1 && (
        <label className={`stack6 ${styles.cap}`}>
          <span className="meta">{strings.whichEdition}</span>
          <select
            className="field-box"
            value={chosen}
            disabled={!online}
            onChange={({ target }) => change(target.value)}
          >
            {editions.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** Editions to choose from; empty until they are loaded. */
function useEditions(api: () => Promise<Api>): readonly EditionName[] {
  const [editions, setEditions] = useState<readonly EditionName[]>([]);
  useEffect(() => {
    let isMounted = true;
    api()
      .then(getNewsstand)
      .then((newsstand) => isMounted && setEditions(newsstand.editions.map(({ edition }) => edition)))
      .catch((error: unknown) => logError('editions', error));
    return () => {
      isMounted = false;
    };
  }, [api]);
  return editions;
}
