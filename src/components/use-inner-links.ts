import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainClick, isRoute } from '#src/ui/app-link.tsx';

/** Makes links inside HTML from the server navigate like all other links of the app. */
export function useInnerLinks(): (event: MouseEvent) => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!router || !isRoute(href) || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
}
