import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../notice.tsx';
import { fieldId } from './field-frame.tsx';
import styles from './form.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  /** Invalid fields, each linked from the summary. */
  fields?: readonly { name: string; label: string }[];
  /** The summary is the only message, so it takes the focus instead of a field. */
  takesFocus?: boolean;
};

/** Moves the focus by script: a fragment would add an entry to the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Summary above a form that could not be sent; read out immediately. VAL-02 */
export function FormSummary({ title, text, fields = [], takesFocus = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <Notice tone="error">
        <p>
          <b>{title}</b> {text}
        </p>
        {fields.length > 1 && (
          <p className={styles.fields}>
            {fields.map(({ name, label }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <a className="link" href={`#${fieldId(name)}`} onClick={goToField}>
                  {label}
                </a>
              </span>
            ))}
          </p>
        )}
      </Notice>
    </div>
  );
}
