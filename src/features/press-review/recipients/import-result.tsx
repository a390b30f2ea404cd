import { useEffect, useRef } from 'react';
import type { RecipientImport } from '#domain/press-review/recipients.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './import.module.css';
import { importStrings as strings } from './strings.ts';

type Props = { imported: RecipientImport; onAgain: () => void; onClose: () => void };

/** Result of an import: how many recipients are new, and which were refused and why. */
export function ImportResult({ imported: { added, changed, refused }, onAgain, onClose }: Props) {
  const resultText = useRef<HTMLParagraphElement>(null);
  useEffect(() => resultText.current?.focus(), []);
  const counts = [
    added > 0 && strings.added(added),
    changed > 0 && strings.changed(changed),
    refused.length > 0 && strings.refused(refused.length),
  ].filter(Boolean);
  return (
    <div className={`stack10 ${styles.result}`}>
      <p tabIndex={-1} ref={resultText}>
        {counts.length > 0 ? `${counts.join(', ')}.` : strings.same}
      </p>
      {refused.length > 0 && (
        <ul className={`stack8 ${styles.wrong}`}>
          {refused.map(({ email, reason }) => (
            <li key={email}>
              <b>{email}</b>: {strings.refusals[reason]}
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <Button onClick={onClose}>{strings.finish}</Button>
        <Button look="plain" onClick={onAgain}>
          {strings.again}
        </Button>
      </div>
    </div>
  );
}
