import { useState } from 'react';
import { ACCEPTED, type ConsentResult, PURPOSES, type Purpose, REFUSED } from '#domain/consent/consent.ts';
import type { VendorList } from '#domain/consent/vendor-list.ts';
import { dayAt, longDate, timeOfDay } from '#domain/dates.ts';
import { savedConsent, validConsent } from '#src/state/consent/device-consent.ts';
import { Button } from '#src/ui/button.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { ConsentVendors } from './consent-vendors.tsx';
import styles from './preferences-form.module.css';
import { strings } from './strings.ts';

type Props = { list: VendorList; onAnswer: (result: ConsentResult) => void };

/** Technically necessary purpose, for which no consent is requested. */
const TECHNICAL: Purpose = 1;

function whenAnswered(): string {
  const consent = validConsent();
  if (!consent) return savedConsent() ? strings.expired : strings.unanswered;
  const instant = new Date(consent.at).toISOString();
  return strings.answered(`${longDate(dayAt(instant))}, ${timeOfDay(instant)}`, consent.listVersion);
}

export function PreferencesForm({ list, onAnswer }: Props) {
  const [result, setResult] = useState<ConsentResult>(() => validConsent()?.result ?? REFUSED);
  const [answered] = useState(whenAnswered);
  return (
    <>
      <p className="meta">{strings.intro(list.tcfPolicyVersion)}</p>
      <p className="meta">{answered}</p>
      <ul className={styles.purposes}>
        {PURPOSES.map((purpose) => {
          const { name = '', description = '' } = list.purposes[purpose] ?? {};
          if (purpose === TECHNICAL) {
            return (
              <li key={purpose} className={`spread ${styles.technical}`}>
                <span>
                  <b>{name}</b>
                  <span className="meta">{description}</span>
                </span>
                <span className="meta">{strings.always}</span>
              </li>
            );
          }
          return (
            <li key={purpose}>
              <Switch
                label={name}
                note={description}
                checked={result[purpose]}
                onChange={(granted) => setResult({ ...result, [purpose]: granted })}
              />
            </li>
          );
        })}
      </ul>
      <ConsentVendors list={list} />
      <div className={`stack10 ${styles.actions}`}>
        <Button look="strong" onClick={() => onAnswer(REFUSED)}>
          {strings.refuseAll}
        </Button>
        <Button look="strong" onClick={() => onAnswer(ACCEPTED)}>
          {strings.acceptAll}
        </Button>
        <Button look="plain" onClick={() => onAnswer({ ...result, [TECHNICAL]: true })}>
          {strings.save}
        </Button>
      </div>
    </>
  );
}
