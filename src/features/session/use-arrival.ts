import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { siteOrigins } from '#domain/account-site.ts';
import { asksBeforeSignOut } from './sign-out-question.ts';

/** Whether whoever arrives here is asked before being signed out; null before the browser has told. NAV-11 */
export function useArrival(): boolean | null {
  const { history, options } = useRouter();
  const { brand } = options.context;
  const [asks, setAsks] = useState<boolean | null>(null);
  useEffect(() => {
    const { referrer } = document;
    const pagesBefore = history.location.state.__TSR_index;
    const origins = [brand.origin, ...siteOrigins(brand)];
    setAsks(asksBeforeSignOut({ referrer, pagesBefore, origins }));
  }, [history, brand]);
  return asks;
}
