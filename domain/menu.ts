import type { Brand, BurgerItem, Role } from './brands/brand.ts';
import type { FooterRow, MenuRow } from './brands/public-brand.ts';
import { SHOWCASE } from './showcase.ts';
import { isPath, pathOf, type SiteOrigins, siteAddress } from './site-address.ts';

/** Conditions for the entries that are shown. */
export type MenuContext = SiteOrigins & {
  /** Tags of the reader (ROL-01); none for a visitor. */
  tags: readonly Role[];
  /** Addresses that have a screen (NAV-25). */
  screens: readonly string[];
  /** Whether the reader may open the news chatbot. NAV-15 */
  chatbot?: boolean;
  /** Page the reader came from; the newspaper site's home if it was not a page of that site. */
  backToSiteUri?: string;
  /** The paper's shop, if that has the showcase: the menu's entries link to it directly. */
  shopUrl?: string;
};

type LinkContext = Omit<MenuContext, 'tags' | 'chatbot'>;

const CHATBOT = '/chatbot';
const COMING_SOON_HIDDEN: Role = 'coming_soon_hidden';
const COMING_SOON: Role = 'coming_soon';

/**
 * The burger menu as a reader sees it: addresses filled in, unfinished entries marked or removed. SHL-07…09, ROL-02,
 * ROL-03, NAV-25
 */
export function visibleMenu(brand: Brand, view: MenuContext): MenuRow[] {
  return withoutLooseSeparators(brand.burger.flatMap((item) => toRows(item, brand, view)));
}

/** The footer's links as a reader sees them. SHL-06, SHL-08, NAV-25 */
export function visibleFooter(brand: Brand, context: LinkContext): FooterRow[] {
  return brand.footer
    .map((link) => ({ ...link, url: fill(link.url, brand, context) }))
    .map((link) => ({ ...link, external: isExternal(link.url, context) }))
    .filter((link) => link.opensPrivacy || hasScreen(link.url, context));
}

function toRows(item: BurgerItem, brand: Brand, context: MenuContext): MenuRow[] {
  if (item.kind === 'separator') return [{ kind: 'separator' }];
  const { kind, name, icon, roles = [] } = item;
  if (!isFor(roles, context.tags) || (item.url === CHATBOT && !context.chatbot)) return [];
  if (roles.includes(COMING_SOON)) return [{ kind, name, icon, url: null, external: false }];
  const url = fill(item.url, brand, context);
  return hasScreen(url, context) ? [{ kind, name, icon, url, external: isExternal(url, context) }] : [];
}

/** Whether an entry is for a reader: one matching tag is enough; an entry without tags is for everybody. ROL-02 */
function isFor(roles: readonly Role[], tags: readonly Role[]): boolean {
  if (roles.includes(COMING_SOON_HIDDEN)) return false;
  const audience = roles.filter((role) => role !== COMING_SOON);
  return audience.length === 0 || audience.some((role) => tags.includes(role));
}

/** Fills in every placeholder of an address, and adds the origin of the site that it belongs to. SHL-08, NAV-16 */
function fill(url: string, { domain }: Brand, context: LinkContext): string {
  const { backToSiteUri, shopUrl } = context;
  if (url === SHOWCASE && shopUrl) return shopUrl;
  const filled = url
    .replaceAll('{back_to_site_uri}', () => pageOfSite(backToSiteUri, domain))
    .replaceAll('{edicola_uri}', '')
    .replaceAll('{domain}', domain);
  return siteAddress(filled, context);
}

/** The address is stored on the device, so it may be anything: a script, another site. */
function pageOfSite(address: string | undefined, domain: string): string {
  const home = `https://www.${domain}/`;
  const origins = [`https://${domain}/`, home];
  return address && origins.some((origin) => address.startsWith(origin)) ? address : home;
}

const isExternal = (url: string, context: LinkContext) => ownPath(url, context) === null;

/** Whether an entry's screen exists; third-party addresses always count as existing. */
function hasScreen(url: string, context: LinkContext): boolean {
  const path = ownPath(url, context);
  if (path === null) return true;
  // The home page matches only itself, because every path begins like it.
  return context.screens.some(
    (screen) => path === screen || (screen !== '/' && path.startsWith(`${screen}/`)),
  );
}

/** Path or fragment of one of our addresses, without its query; null for a third-party address. */
function ownPath(url: string, { edicolaUri = '', accountUri = '' }: LinkContext): string | null {
  const origin = [edicolaUri, accountUri].find((one) => one !== '' && url.startsWith(`${one}/`)) ?? '';
  const local = url.slice(origin.length);
  if (local.startsWith('#')) return local;
  return isPath(local) ? pathOf(local) : null;
}

/** Removes separators at an edge, and after another separator. */
function withoutLooseSeparators(rows: MenuRow[]): MenuRow[] {
  return rows.filter((row, index) => {
    if (row.kind !== 'separator') return true;
    const followsEntry = index > 0 && rows[index - 1]?.kind !== 'separator';
    return followsEntry && rows.slice(index).some(({ kind }) => kind !== 'separator');
  });
}
