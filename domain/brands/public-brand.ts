import type { CheckoutKind } from '../orders.ts';
import type { Brand, FooterLink, MenuIcon, ShowcasePlace } from './brand.ts';

/** A row of the burger menu as this reader sees it: placeholders filled, roles applied. SHL-07…09, ROL-02, ROL-03 */
export type MenuRow =
  | { kind: 'separator' }
  | {
      kind: 'link' | 'group';
      name: string;
      /** Null for a planned entry: shown as 'In arrivo', not as a link. */
      url: string | null;
      icon: MenuIcon;
      /** Leads to another origin. */
      external: boolean;
    };

/** Address of the platform's script, and whether an incomplete answer counts as consent. TRK-01 */
export type ConsentPlatform = { script: string; incompleteCounts: boolean };

/** Addresses of third-party services that measure this paper's readers and show them offers. TRK-04, TRK-05 */
export type MeasuringServices = { audience?: string; marketing?: string; creative?: string };

export type FooterRow = FooterLink & { external: boolean };

/** The part of the paper that the page needs: the server inlines it, so that the bundle holds no brand. */
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
  | 'cookiePolicyUrl'
  | 'offers'
  | 'androidAppUrl'
  | 'iosAppUrl'
> & {
  /** These two are only for the HTML heads that the server writes; they are not inlined. */
  description?: string;
  domain?: string;
  /** Third-party consent platform, if one asks instead of us. */
  consentPlatform?: ConsentPlatform;
  /** Set if any are configured. */
  measuring?: MeasuringServices;
  /** Whether this newsstand's showcase is in the shop or in the newsstand. */
  showcase: ShowcasePlace;
  /** Where an order is paid. */
  checkout: CheckoutKind;
  menu: readonly MenuRow[];
  footer: readonly FooterRow[];
  /** Origin of this newsstand, without a slash at the end. */
  origin: string;
  /** Origin of the account site, without a slash at the end. */
  accountOrigin: string;
  /** Origin of the newsstand, on an account site with an origin of its own. */
  newsstandOrigin?: string;
};

/** Fields that depend on the reader and on the deployment, not only on the brand. */
type ContextFields = Pick<
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

export function toPublicBrand(brand: Brand, contextFields: ContextFields): PublicBrand {
  const { key, name, domain, founded, price, mainEdition, frontPage, description, copyright } = brand;
  const { socials, shopUrl, companyTermsUrl, cookiePolicyUrl, offers, androidAppUrl, iosAppUrl } = brand;
  return {
    key,
    name,
    domain,
    founded,
    price,
    mainEdition,
    frontPage,
    description,
    copyright,
    socials,
    shopUrl,
    companyTermsUrl,
    cookiePolicyUrl,
    offers,
    androidAppUrl,
    iosAppUrl,
    ...contextFields,
  };
}
