import type { Plugin } from 'vite';

/**
 * Every route of the router carries its link component, which nobody here uses: a part of every page's script for nothing.
 * Waits for issue 7090 of https://github.com/TanStack/router.
 */
export const leaveOutRouterLink = {
  name: 'leave-out-router-link',
  enforce: 'pre',
  resolveId: (source: string, importer?: string) =>
    source === './link.js' && importer?.endsWith('react-router/dist/esm/route.js') ? '\0no-link' : null,
  load: (id: string) => (id === '\0no-link' ? 'export const Link = null;' : null),
} satisfies Plugin;
