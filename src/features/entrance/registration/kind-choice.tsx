import { useEffect, useRef } from 'react';
import { REGISTRANTS, type Registrant } from '#domain/validation/company-registration.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './kind-choice.module.css';
import { strings } from './strings.ts';

const ICONS: Record<Registrant, IconName> = { persona: 'user', azienda: 'people', pa: 'office' };

type Props = { initial: Registrant; onChoose: (kind: Registrant) => void };

/**
 * Choice of who registers. The browser restores the choice after a reload, and it may be made before hydration, so it
 * is read once on mount.
 */
export function KindChoice({ initial, onChoose }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const latest = useRef(onChoose);
  latest.current = onChoose;
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const kind = REGISTRANTS.find((one) => one === chosen);
    if (kind) latest.current(kind);
  }, []);
  return (
    <fieldset ref={group}>
      <legend className="vh">{strings.kind}</legend>
      <div className={styles.choices}>
        {REGISTRANTS.map((kind) => (
          <label key={kind} className={styles.choice}>
            <input
              type="radio"
              name="tipo"
              value={kind}
              className="vh"
              defaultChecked={kind === initial}
              onChange={() => onChoose(kind)}
            />
            <Icon name={ICONS[kind]} size={18} />
            {strings.kinds[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
