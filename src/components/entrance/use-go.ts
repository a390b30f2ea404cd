import { type AnyRouter, useRouter } from '@tanstack/react-router';

/** Goes on to another of our screens when something is done. Outside a router, as a link would. */
export function useGo(): (href: string) => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return (href) => {
    if (router) void router.navigate({ href });
    else location.assign(href);
  };
}
