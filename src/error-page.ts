import { lazyRouteComponent } from '@tanstack/react-router';

/** Nobody hopes to see it: it is fetched when the page is idle, to be there also when the network is not. */
export const ErrorPage = lazyRouteComponent(() => import('./fallback-pages.tsx'), 'ErrorPage');
