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
import { loadThirdParties, tellThirdParties } from './third-party-services.ts';

type Address = { pathname: string; searchStr: string };

type Rendered = { fromLocation?: Address | undefined; toLocation: Address };

/** The navigation events of the app's router. */
export type Navigating = {
  subscribe(event: 'onRendered', listener: (event: Rendered) => void): () => void;
  history: { subscribe(listener: (change: { action: { type: string } }) => void): () => void };
};

/** Address and title of the page when it was opened: the reader may have moved on before measuring began. */
export type FirstShown = { address: string; title: string };

/** A page that is shown; it counts once, and only with consent. */
type Shown = { address: string; title: string | null; refreshed: boolean; counted: boolean };

const navigationType = () => performance.getEntriesByType('navigation')[0]?.type;

const addressOf = ({ pathname, searchStr }: Address) => pathname + searchStr;

const addressHere = () => location.pathname + location.search;

/** Counts every page that is shown from now on, including the current one. NAV-23, TRK-04 */
export function measurePages(router: Navigating, brand: PublicBrand, first: FirstShown): void {
  const { accountOrigin } = brand;
  const count = async (page: Shown) => {
    const purposes = purposesToMeasure();
    if (page.counted || !purposes) return;
    page.counted = true;
    const measured = measuredPage(page.address);
    const title = measuredTitle(measured, page.title ?? document.title);
    const reader = await readerStatus();
    const { path } = measured;
    const view: PageView = { path, title, refreshed: page.refreshed, purposes, ...reader };
    // Consent may have been withdrawn meanwhile.
    if (!purposesToMeasure()) return;
    tellThirdParties(brand, view);
    await sendMeasure({ kind: 'view', ...view }, accountOrigin);
  };
  const show = (page: Shown) => {
    shown = page;
    count(page).catch((error: unknown) => logError('tracking', error));
  };
  const startAfresh = () => {
    reloadIfWithdrawn().catch((error: unknown) => logError('tracking', error));
  };
  const pageAt = (address: string): Shown => ({ address, title: null, refreshed: false, counted: false });

  let shown: Shown = { ...first, refreshed: navigationType() === 'reload', counted: false };
  // Later consent counts the page that is shown then.
  onConsent((result) => {
    loadThirdParties(brand, result);
    show(shown);
    startAfresh();
  });
  addEventListener('online', startAfresh);
  if (addressHere() !== first.address) show(pageAt(addressHere()));

  // Replacing the address of the same page, as filters do, is no new page.
  let replaced = false;
  router.history.subscribe(({ action }) => {
    replaced = action.type === 'REPLACE';
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || addressOf(fromLocation) === addressOf(toLocation)) return;
    if (replaced && fromLocation.pathname === toLocation.pathname) return;
    startAfresh();
    // The title changes with the same paint.
    setTimeout(() => show(pageAt(addressOf(toLocation))));
  });
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(pageAt(addressHere()));
    startAfresh();
  });
  measureVitals(measuredPage(first.address).path, accountOrigin);
}
