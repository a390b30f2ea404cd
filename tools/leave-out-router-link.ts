import type { Plugin } from 'vite';

/**
 * Every route of the router contains its link component, which is not used here but would be part of every page's
 * script. To be removed after issue 7090 of https://github.com/TanStack/router.
 */
export const leaveOutRouterLink = {
  name: 'leave-out-router-link',
  enforce: 'pre',
  resolveId: (source: string, importer?: string) =>
    source === './link.js' && importer?.endsWith('react-router/dist/esm/route.js') ? '\0no-link' : null,
  load: (id: string) => (id === '\0no-link' ? 'export const Link = null;' : null),
} satisfies Plugin;
