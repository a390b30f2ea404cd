import type { CheckoutKind } from '../orders.ts';
import type { Brand, FooterLink, MenuIcon, ShowcasePlace } from './brand.ts';

/** A row of the burger menu as this reader sees it: placeholders filled, roles applied. SHL-07…09, ROL-02, ROL-03 */
export type MenuRow =
  | { kind: 'separator' }
  | {
      kind: 'link' | 'group';
      name: string;
      /** Null for an entry that is still to come: shown as 'In arrivo', not as a link. */
      url: string | null;
      icon: MenuIcon;
      /** Leads to another origin. */
      external: boolean;
    };

/** Where its script stands, and whether an answer that says not all is one. TRK-01 */
export type ConsentPlatform = { script: string; incompleteCounts: boolean };

/** Addresses of services of others by which this paper's readers are measured and told of offers. TRK-04, TRK-05 */
export type MeasuringServices = { audience?: string; marketing?: string; creative?: string };

export type FooterRow = FooterLink & { external: boolean };

/** What the page knows of its own paper: the server inlines it, so that the bundle holds no brand. */
export type PublicBrand = Pick<
  Brand,
  | 'key'
  | 'name'
  | 'founded'
  | 'price'
  | 'mainEdition'
  | 'frontPage'
  | 'copyright'
  | 'socials'
  | 'shopUrl'
  | 'companyTermsUrl'
  | 'offers'
  | 'androidAppUrl'
  | 'iosAppUrl'
> & {
  /** These two are for the heads that the server writes: no page has them with it. */
  description?: string;
  domain?: string;
  /** Somebody else's consent platform, where one asks instead of us. */
  consentPlatform?: ConsentPlatform;
  /** Where some are configured. */
  measuring?: MeasuringServices;
  /** Where this newsstand's showcase stands. */
  showcase: ShowcasePlace;
  /** Where the money of an order is taken. */
  checkout: CheckoutKind;
  menu: readonly MenuRow[];
  footer: readonly FooterRow[];
  /** Origin of this newsstand, without a slash at the end. */
  origin: string;
  /** Origin of the account site, without a slash at the end. */
  accountOrigin: string;
  /** On an account site with an origin of its own: where the newsstand stands. */
  newsstandOrigin?: string;
};

/** What depends on the reader's view and on where the product runs, not on the brand alone. */
type Surroundings = Pick<
  PublicBrand,
  | 'consentPlatform'
  | 'measuring'
  | 'showcase'
  | 'checkout'
  | 'menu'
  | 'footer'
  | 'origin'
  | 'accountOrigin'
  | 'newsstandOrigin'
>;

export function toPublicBrand(brand: Brand, surroundings: Surroundings): PublicBrand {
  const { key, name, domain, founded, price, mainEdition, frontPage, description, copyright } = brand;
  const { socials, shopUrl, companyTermsUrl, offers, androidAppUrl, iosAppUrl } = brand;
  return {
    ...{ key, name, domain, founded, price, mainEdition, frontPage, description, copyright },
    ...{ socials, shopUrl, companyTermsUrl, offers, androidAppUrl, iosAppUrl },
    ...surroundings,
  };
}
