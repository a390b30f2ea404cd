import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { DASHBOARD } from '#domain/addresses.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import styles from './guest-area.module.css';
import { SessionPlaceholder } from './session-placeholder.tsx';
import { useLoadedSession } from './use-loaded-session.ts';

/**
 * Area for visitors only, such as the sign-in; a reader is sent to the dashboard. A visitor's forms work before
 * hydration, so they are in the HTML: stylesheets hide them where a session is saved. NAV-19
 */
export function GuestArea({ children }: { children: ReactNode }) {
  const session = useLoadedSession(false);
  const hasReader = useShownReader() !== null;
  const navigate = useNavigate();
  const isSignedIn = session.state === 'in';
  useEffect(() => {
    if (isSignedIn) void navigate({ href: DASHBOARD, replace: true });
  }, [isSignedIn, navigate]);
  return hasReader ? <SessionPlaceholder /> : <div className={styles.guest}>{children}</div>;
}
