import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import styles from './scope-menu.module.css';

type Props = {
  icon: IconName;
  /** The current choice. */
  label: string;
  /** Purpose of the menu, read out before the label. */
  purpose: string;
  children: ReactNode;
};

/**
 * A button that opens choices below it. A native disclosure: without JavaScript it works, but does not close by itself.
 */
export function ScopeMenu({ icon, label, purpose, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (refocus: boolean) => {
      if (!menu.current?.open) return;
      menu.current.open = false;
      if (refocus) menu.current.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(true);
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={menu} className={styles.menu} name="scope">
      <summary className={`no-marker btn s ${styles.button}`}>
        <Icon name={icon} size={17} />
        <span className="vh">{purpose}: </span>
        {label && <span className={styles.label}>{label}</span>}
        <Icon name="chev" size={15} />
      </summary>
      <div className={`floating ${styles.choices}`}>{children}</div>
    </details>
  );
}
