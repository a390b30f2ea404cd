import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { getReviewDate } from '#api/site/press-reviews.ts';
import { DASHBOARD } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { REVIEW_SHOP } from '#domain/showcase.ts';
import { type Loadable, useLoaded } from '#src/components/account/use-loaded.ts';
import { addNotice } from '#src/state/notices/notices.ts';
import { frameStrings as strings } from './strings.ts';

const NOTICE_MS = 8000;

/**
 * The last day with a press review, requested on entry. A reader without a press review is redirected to the
 * shop's page about it, and after a failure to the personal area; offline the page stays, and the request is
 * repeated when the network is back. PRS-02
 */
export function useEntry(): { loadable: Loadable<Day | null>; reload: () => void } {
  const router = useRouter();
  const { api } = router.options.context;
  const { loadable, reload } = useLoaded(useCallback(async () => getReviewDate(await api()), [api]));
  const hasNoReview = loadable.state === 'known' && loadable.data === null;
  const hasFailed = loadable.state === 'failed' && loadable.kind !== 'offline';
  useEffect(() => {
    if (hasNoReview) void router.navigate({ href: REVIEW_SHOP, replace: true });
    if (!hasFailed) return;
    void addNotice({ type: 'error', title: strings.failed, timeout: NOTICE_MS });
    void router.navigate({ href: DASHBOARD, replace: true });
  }, [hasNoReview, hasFailed, router]);
  return { loadable, reload };
}
