import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AppLink } from './app-link.tsx';
import styles from './toast.module.css';
import { useRootAttribute } from './use-root-attribute.ts';

/** Long enough to read, short enough not to be in the way. */
const TEXT_TIMEOUT_MS = 4000;
/** Long enough to reach the button too. */
const ACTION_TIMEOUT_MS = 10_000;

/** Toast at the foot of the screen about what was just done; it stays while the reader points at it or focuses it. */
export function useToast() {
  const [message, showMessage] = useState<ReactNode>('');
  const region = useRef<HTMLParagraphElement>(null);
  // The empty toast may be in the page before its stylesheet is, and must not take a place of its grid.
  useLayoutEffect(() => void region.current?.style.setProperty('position', 'fixed'), []);
  useRootAttribute('data-with-toast', Boolean(message));
  useEffect(() => {
    if (!message) return;
    const close = () => region.current?.matches(':hover, :focus-within') || showMessage('');
    const timer = setInterval(close, typeof message === 'string' ? TEXT_TIMEOUT_MS : ACTION_TIMEOUT_MS);
    return () => clearInterval(timer);
  }, [message]);
  const toast = (
    <p className={styles.toast} role="status" ref={region} data-toast={message ? true : undefined}>
      {message}
    </p>
  );
  return { toast, say: showMessage };
}

export function ToastLink(link: ComponentPropsWithRef<typeof AppLink>) {
  return <AppLink {...link} className={styles.action} />;
}
