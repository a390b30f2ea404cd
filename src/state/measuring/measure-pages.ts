import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { measuredPage, measuredTitle } from '#domain/measurement/measured-page.ts';
import type { PageView } from '#domain/measurement/measures.ts';
import { onConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from './may-measure.ts';
import { measureVitals } from './measure-vitals.ts';
import { readerStatus } from './reader-status.ts';
import { reloadIfWithdrawn } from './reload-on-withdrawal.ts';
import { sendMeasure } from './send-measure.ts';
import { loadThirdParties, reportToThirdParties } from './third-party-services.ts';

type Address = { pathname: string; searchStr: string };

type RenderedEvent = { fromLocation?: Address | undefined; toLocation: Address };

/** The navigation events of the app's router. */
export type NavigatingRouter = {
  subscribe(event: 'onRendered', listener: (event: RenderedEvent) => void): () => void;
  history: { subscribe(listener: (change: { action: { type: string } }) => void): () => void };
};

/** Address and title of the page when it was opened: the reader may have moved on before measuring began. */
export type FirstPage = { address: string; title: string };

/** A page that is shown; it counts once, and only with consent. */
type ShownPage = { address: string; title: string | null; refreshed: boolean; counted: boolean };

const navigationType = () => performance.getEntriesByType('navigation')[0]?.type;

const addressOf = ({ pathname, searchStr }: Address) => pathname + searchStr;

const currentAddress = () => location.pathname + location.search;

/** Counts every page that is shown from now on, including the current one. NAV-23, TRK-04 */
export function measurePages(router: NavigatingRouter, brand: PublicBrand, first: FirstPage): void {
  const { accountOrigin } = brand;
  const count = async (page: ShownPage) => {
    const purposes = purposesToMeasure();
    if (page.counted || !purposes) return;
    page.counted = true;
    const measured = measuredPage(page.address);
    const title = measuredTitle(measured, page.title ?? document.title);
    const { signedIn: logged, subscribed } = await readerStatus();
    const { path } = measured;
    const view: PageView = { path, title, refreshed: page.refreshed, purposes, logged, subscribed };
    // Consent may have been withdrawn meanwhile.
    if (!purposesToMeasure()) return;
    reportToThirdParties(brand, view);
    await sendMeasure({ kind: 'view', ...view }, accountOrigin);
  };
  const show = (page: ShownPage) => {
    shownPage = page;
    count(page).catch((error: unknown) => logError('tracking', error));
  };
  const reloadIfNeeded = () => {
    reloadIfWithdrawn().catch((error: unknown) => logError('tracking', error));
  };
  const pageAt = (address: string): ShownPage => ({ address, title: null, refreshed: false, counted: false });

  let shownPage: ShownPage = { ...first, refreshed: navigationType() === 'reload', counted: false };
  // Later consent counts the page that is shown then.
  onConsent((result) => {
    loadThirdParties(brand, result);
    show(shownPage);
    reloadIfNeeded();
  });
  addEventListener('online', reloadIfNeeded);
  if (currentAddress() !== first.address) show(pageAt(currentAddress()));

  // Replacing the address of the same page, as filters do, is no new page.
  let replaced = false;
  router.history.subscribe(({ action }) => {
    replaced = action.type === 'REPLACE';
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || addressOf(fromLocation) === addressOf(toLocation)) return;
    if (replaced && fromLocation.pathname === toLocation.pathname) return;
    reloadIfNeeded();
    // The title changes with the same paint.
    setTimeout(() => show(pageAt(addressOf(toLocation))));
  });
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(pageAt(currentAddress()));
    reloadIfNeeded();
  });
  measureVitals(measuredPage(first.address).path, accountOrigin);
}
