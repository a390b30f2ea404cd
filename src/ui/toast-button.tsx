import type { ComponentPropsWithRef } from 'react';
import styles from './toast.module.css';

/** Action button within a toast. */
export function ToastButton(button: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...button} className={styles.action} />;
}
