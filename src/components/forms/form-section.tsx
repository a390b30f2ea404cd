import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

type Props = { title: string; text?: string; children: ReactNode };

/** A group of fields below a strong rule. */
export function FormSection({ title, text, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be below its rule
    <div role="group" aria-labelledby={id} className={`stack14 ${styles.section}`}>
      <h2 id={id}>{title}</h2>
      {text && <p className={`secondary ${styles.text}`}>{text}</p>}
      {children}
    </div>
  );
}
