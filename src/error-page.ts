import { lazyRouteComponent } from '@tanstack/react-router';

/** Nobody hopes to see it: it is fetched when the reader has settled, to be there also when the network is not. */
export const ErrorPage = lazyRouteComponent(() => import('./dead-ends.tsx'), 'ErrorPage');
