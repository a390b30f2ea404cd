import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { DASHBOARD } from '#domain/addresses.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import styles from './guest-area.module.css';
import { useLoadedSession } from './use-session-here.ts';
import { SessionPlaceholder } from './waiting-for-reader.tsx';

/**
 * Area for visitors only, such as the sign-in; a reader is sent to the dashboard. A visitor's forms work before
 * hydration, so they are in the HTML: stylesheets hide them where a session is saved. NAV-19
 */
export function GuestArea({ children }: { children: ReactNode }) {
  const session = useLoadedSession(false);
  const somebody = useShownReader() !== null;
  const navigate = useNavigate();
  const here = session.state === 'in';
  useEffect(() => {
    if (here) void navigate({ href: DASHBOARD, replace: true });
  }, [here, navigate]);
  return somebody ? <SessionPlaceholder /> : <div className={styles.guest}>{children}</div>;
}
