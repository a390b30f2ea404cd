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

/** What the app's router tells of navigations. */
export type Navigating = {
  subscribe(event: 'onRendered', listener: (event: Rendered) => void): () => void;
  history: { subscribe(listener: (change: { action: { type: string } }) => void): () => void };
};

/** The page that was opened, as it was then: its reader may have gone on before measuring began. */
export type FirstShown = { address: string; title: string };

/** A page that is shown; it counts once, and only by consent. */
type Shown = { address: string; title: string | null; refreshed: boolean; counted: boolean };

const navigationType = () => performance.getEntriesByType('navigation')[0]?.type;

const addressOf = ({ pathname, searchStr }: Address) => pathname + searchStr;

const addressHere = () => location.pathname + location.search;

/** Counts every page that is shown from now on, the one that is there too. NAV-23, TRK-04 */
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
    // They may have taken it back meanwhile.
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
  // Consent that comes later counts the page that is there then.
  onConsent((result) => {
    loadThirdParties(brand, result);
    show(shown);
    startAfresh();
  });
  addEventListener('online', startAfresh);
  if (addressHere() !== first.address) show(pageAt(addressHere()));

  // What is written into the address beside the page, as filters are, is no other page.
  let replaced = false;
  router.history.subscribe(({ action }) => {
    replaced = action.type === 'REPLACE';
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || addressOf(fromLocation) === addressOf(toLocation)) return;
    if (replaced && fromLocation.pathname === toLocation.pathname) return;
    startAfresh();
    // The title comes with the same paint.
    setTimeout(() => show(pageAt(addressOf(toLocation))));
  });
  // Back to a page that the browser had put aside whole.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(pageAt(addressHere()));
    startAfresh();
  });
  measureVitals(measuredPage(first.address).path, accountOrigin);
}
