import type { ComponentPropsWithRef } from 'react';
import styles from './toast.module.css';

/** What can be done about what a toast says. */
export function ToastButton(button: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...button} className={styles.action} />;
}
