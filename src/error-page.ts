import { lazyRouteComponent } from '@tanstack/react-router';

/** The error page is fetched when the page is idle, so that it can be shown offline too. */
export const ErrorPage = lazyRouteComponent(() => import('./fallback-pages.tsx'), 'ErrorPage');
