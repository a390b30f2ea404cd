import { useEffect, useState } from 'react';
import { fieldId } from '#src/ui/form/field-frame.tsx';
import { TextArea } from '#src/ui/form/text-area.tsx';
import { formStrings as strings } from './strings.ts';
import styles from './ticket-form.module.css';

const FIELD_NAME = 'messaggio';

/** The message field with its current length. */
export function MessageField({ error }: { error: string | undefined }) {
  const [length, setLength] = useState(0);
  useEffect(() => {
    // Counts what was typed before hydration.
    const field = document.getElementById(fieldId(FIELD_NAME));
    if (field instanceof HTMLTextAreaElement) setLength(field.value.length);
  }, []);
  return (
    <TextArea
      name={FIELD_NAME}
      label={strings.labels.messaggio}
      hint={<span className={styles.counter}>{strings.counter(length)}</span>}
      error={error}
      onChange={({ target }) => setLength(target.value.length)}
      aria-required
    />
  );
}
