import '#src/ui/font-fallbacks.css';
import '#src/ui/tokens.css';
import '#src/ui/brand-tokens.css';
import '#src/ui/base.css';
import '#src/ui/layout.css';
import '#src/ui/consent-question.css';
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  Scripts,
  useLocation,
} from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { isReadable } from '#domain/readable-address.ts';
import { Shell } from '#src/shell/shell.tsx';
import { shellHead } from '#src/shell/shell-head.ts';
import type { RouterContext } from '../router-context.ts';

/** How long the shell's date and section counts are considered fresh during client-side navigation. */
const SHELL_FRESH_MS = 600_000;

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => (isReadable(location.pathname) ? undefined : { unreadable: true }),
  // The first view has its data in the HTML: the code that loads data is imported at the first navigation.
  loader: async ({ context }) => (await import('#src/shell/load-shell.ts')).loadShell(context),
  staleTime: SHELL_FRESH_MS,
  head: async ({ match: { context }, matches }) => {
    const failed = matches.find(({ error }) => error !== undefined);
    return failed || context.unreadable
      ? (await import('../fallback-pages.tsx')).headOfFallbackPage(context, failed?.error)
      : shellHead(context.brand);
  },
  component: RootRoute,
  notFoundComponent: lazyRouteComponent(() => import('../fallback-pages.tsx'), 'NotFoundPage'),
});

const SCREEN = <Outlet />;

const pageOf = (path: string) => path.split('?', 1)[0];

/**
 * Path for the shell. When only the query has changed, as with filters, the shell is rendered with the deferred value.
 */
function useShellPath(): string {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const before = useDeferredValue(path);
  return pageOf(before) === pageOf(path) ? before : path;
}

function RootRoute() {
  const { brand } = Route.useRouteContext();
  const { today, sections } = Route.useLoaderData();
  const path = useShellPath();
  return (
    <>
      <HeadContent />
      <div id="app">
        <Shell brand={brand} today={today} sections={sections} path={path}>
          {SCREEN}
        </Shell>
      </div>
      {/* The router's data; empty in the browser. */}
      {import.meta.env.SSR && <Scripts />}
    </>
  );
}
