import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { AppLink } from './app-link.tsx';
import styles from './toast.module.css';
import { useRootMark } from './use-root-mark.ts';

/** Long enough to read, short enough not to be in the way. */
const WORDS_MS = 4000;
/** Long enough to reach the button too. */
const ACTION_MS = 10_000;

/** Toast at the foot of the screen about what was just done; it stays while the reader points at it or focuses it. */
export function useToast() {
  const [said, say] = useState<ReactNode>('');
  const region = useRef<HTMLParagraphElement>(null);
  useRootMark('data-with-toast', Boolean(said));
  useEffect(() => {
    if (!said) return;
    const close = () => region.current?.matches(':hover, :focus-within') || say('');
    const timer = setInterval(close, typeof said === 'string' ? WORDS_MS : ACTION_MS);
    return () => clearInterval(timer);
  }, [said]);
  const toast = (
    <p className={styles.toast} role="status" ref={region} data-toast={said ? true : undefined}>
      {said}
    </p>
  );
  return { toast, say };
}

export function ToastLink(link: ComponentPropsWithRef<typeof AppLink>) {
  return <AppLink {...link} className={styles.action} />;
}
