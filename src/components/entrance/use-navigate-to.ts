import { type AnyRouter, useRouter } from '@tanstack/react-router';

/**
 * Gives a function that navigates to another of our screens after an action. Outside a router it loads the address as a
 * link would.
 */
export function useNavigateTo(): (href: string) => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return (href) => {
    if (router) void router.navigate({ href });
    else location.assign(href);
  };
}
