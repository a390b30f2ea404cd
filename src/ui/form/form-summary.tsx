import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../notice.tsx';
import { fieldId } from './field-frame.tsx';
import styles from './form.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  /** Fields that are wrong, each of which it leads to. */
  fields?: readonly { name: string; label: string }[];
  /** It is all there is to say: the reader is led to it, not to a field. */
  focused?: boolean;
};

/** By hand: a fragment in the address would be a step back. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Above a form that could not be sent: read out at once. VAL-02 */
export function FormSummary({ title, text, fields = [], focused = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <Notice tone="error">
        <p>
          <b>{title}</b> {text}
        </p>
        {fields.length > 1 && (
          <p className={styles.fields}>
            {fields.map(({ name, label }, at) => (
              <span key={name}>
                {at > 0 && ', '}
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
