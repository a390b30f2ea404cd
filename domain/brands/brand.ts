import type { PAPER_NAMES } from './paper-names.ts';

/** A newspaper's two-letter code, as printed in its page slugs (BRD-01). */
export type Sigla = keyof typeof PAPER_NAMES;

/** How the miniature front page of a paper is laid out. */
export type FrontPageLayout = 'broadsheet' | 'tabloid' | 'picture-first' | 'dense';

/** Tags of ROL-01 that decide whether a menu item is shown, and the two that mark unfinished ones (ROL-03). */
export type Role =
  | 'company'
  | 'person'
  | 'subscribed'
  | 'notSubscribed'
  | 'rassegnaSubscribed'
  | 'notRassegnaSubscribed'
  | 'coming_soon'
  | 'coming_soon_hidden';

/** Names of the icons of the sprite that a menu may use. */
export type MenuIcon =
  | 'home'
  | 'sections'
  | 'special'
  | 'bot'
  | 'press'
  | 'pen'
  | 'heart'
  | 'user'
  | 'site'
  | 'archive'
  | 'shop'
  | 'logout';

/**
 * One row of the burger menu (SHL-07…09). `url` may hold `{domain}`, `{back_to_site_uri}`, `{edicola_uri}`.
 * `children: 'sections'` is filled with the sections of today's issue.
 */
export type BurgerItem =
  | { kind: 'separator' }
  | { kind: 'link'; name: string; url: string; icon: MenuIcon; roles?: readonly Role[] }
  | {
      kind: 'group';
      name: string;
      url: string;
      icon: MenuIcon;
      roles?: readonly Role[];
      children: 'sections';
    };

export type FooterLink = {
  name: string;
  url: string;
  group: 'services' | 'information';
  /** Opens the privacy preferences instead of a page (SHL-06). */
  opensPrivacy?: true;
};

/** A subscription that is for sale. The page has its words; `id` is the shop's name for it. */
export type Offer = { id: string; months: number; cents: number };

/** Seller of a paper's subscriptions, as invoices name it. */
export type Publisher = {
  name: string;
  address: readonly string[];
  vatNumber: string;
  /** True if the data are made up and belong to no real publisher. */
  demonstration: boolean;
};

/** Phone and e-mail of customer service; its hours are in `domain/support`. HLP-02 */
export type Support = { phone: string; email: string };

/** Where the showcase is: `out` in the paper's shop, `in` in the newsstand. */
export type ShowcasePlace = 'out' | 'in';

/** Everything that differs between two newspapers (BRD-04). Data, never code. */
export type Brand = {
  id: number;
  sigla: Sigla;
  /** Lower-case sigla: `data-brand` attribute, folder of the icons. */
  key: Lowercase<Sigla>;
  name: string;
  shortName: string;
  /** Host of the public newspaper site, without `www.`. */
  domain: string;
  /** Host label on a developer's machine: `<devHost>.localhost` (BRD-02). */
  devHost: string;
  /** City where the paper is printed, and of its main local pages. */
  city: string;
  /** Year of the first issue, from which the front page's "Anno N" is computed. */
  founded: number;
  /** Price shown on the front page; null for a free paper. */
  price: string | null;
  /** Weekdays without an issue, 0 for Sunday; the holidays of the press are in `publishing-calendar.ts`. */
  restDays: readonly number[];
  /** Slug of the edition that opens the newsstand. */
  mainEdition: string;
  frontPage: FrontPageLayout;
  description: string;
  /** Follows the © and the current year (SHL-06). */
  copyright: string;
  companyTermsUrl: string;
  androidAppUrl: string;
  iosAppUrl: string;
  viewerUrl: string;
  appIcon: string;
  logo: string;
  /** The same logo, or one that stays readable when small. */
  smallLogo: string;
  /** Colours of the browser's chrome and of the splash screen, one per scheme. */
  colours: { themeLight: string; themeDark: string; background: string; dark: string };
  consentSiteId: string;
  cookiePolicyId: string;
  /** Our own page of the policy, or an address of the publisher's. */
  cookiePolicyUrl: string;
  /**
   * Whether an incomplete answer to a third-party consent platform counts as consent to purposes 1–5
   * (TRK-01).
   */
  incompleteConsentCounts: boolean;
  /** Consents given before this day are requested again (TRK-01). */
  consentInvalidatedOn: string;
  audience: { sigla: string; name: string; code: string; section: string };
  marketing: { sigla: string; name: string };
  socials: readonly { name: string; url: string }[];
  footer: readonly FooterLink[];
  burger: readonly BurgerItem[];
  /** `ceds-client-` and the sigla. */
  identityClientId: string;
  shopUrl: string;
  showcase: ShowcasePlace;
  /** Shortest period first; NWS-05. */
  offers: readonly Offer[];
  /** Prices of `digital+`, which is offered to single readers. ACC-08 */
  digitalPlus: readonly Offer[];
  publisher: Publisher;
  support: Support;
  accountModulesUrl: string;
  captchaSiteKey: string | null;
  /**
   * argon2id hash of the password of the site's gate, or null if the site is open; the configuration may override it.
   * SHL-02
   */
  gateDigest: string | null;
};
