import { Route, type Router } from 'workbox-routing';
import { isIssueData } from '#device/kept-addresses.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { createReading } from './reading.ts';

/** What everybody may read. OFF-02, OFF-03 */
export function issueData(router: Router): void {
  router.registerRoute(
    new Route(({ url, sameOrigin }) => sameOrigin && isIssueData(url.pathname), createReading(EVERYBODY)),
  );
}
