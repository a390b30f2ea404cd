import { expect, test } from 'vitest';
import type { Brand, BurgerItem } from './brands/brand.ts';
import { BRANDS, brandOf } from './brands/brand-by-host.ts';
import { type MenuContext, visibleFooter, visibleMenu } from './menu.ts';
import { SCREEN_ADDRESSES } from './screen-addresses.ts';

const MG = brandOf('MG');
const GZ = brandOf('GZ');
/** All screens that the menu links to, so that only the roles decide what is shown. */
const EVERYTHING = [
  '/',
  '/sezioni',
  '/speciali',
  '/chatbot',
  '/rassegna',
  '/firme',
  '/preferiti',
  '/dashboard',
  '/vetrina',
  '/logout',
];

const names = (brand: Brand, view: MenuContext) =>
  visibleMenu(brand, view).map((row) => (row.kind === 'separator' ? '—' : row.name));
const rowOf = (brand: Brand, view: MenuContext, name: string) =>
  visibleMenu(brand, view).find((row) => row.kind !== 'separator' && row.name === name);
const withMenu = (burger: readonly BurgerItem[]): Brand => ({ ...MG, burger });
const link = (
  name: string,
  url: string,
  roles: Extract<BurgerItem, { kind: 'link' }>['roles'] = [],
): BurgerItem => ({
  kind: 'link',
  name,
  url,
  icon: 'home',
  roles,
});

test('SHL-07 Il Messaggero has every entry in order', () => {
  expect(names(MG, { tags: ['person', 'rassegnaSubscribed'], chatbot: true, screens: EVERYTHING })).toEqual([
    'Edicola',
    'Sezioni',
    'Speciali',
    'Chatbot News',
    'Rassegna Stampa',
    'Firme',
    'Articoli Preferiti',
    '—',
    'Il mio account',
    'Vai al sito',
    'Vai all’archivio',
    'Vai allo shop',
    'Esci',
  ]);
});

test('SHL-07 the other papers have neither chatbot nor archive', () => {
  for (const brand of BRANDS.slice(1)) {
    const shown = names(brand, { tags: ['company'], chatbot: true, screens: EVERYTHING });
    expect(shown).not.toContain('Chatbot News');
    expect(shown).not.toContain('Vai all’archivio');
    expect(shown).toHaveLength(11);
  }
});

test('ROL-05 the press review is for its subscribers at Il Messaggero, for companies elsewhere', () => {
  const has = (brand: Brand, tags: MenuContext['tags']) =>
    names(brand, { tags, screens: EVERYTHING }).includes('Rassegna Stampa');
  expect(has(MG, ['person', 'rassegnaSubscribed'])).toBe(true);
  expect(has(MG, ['company', 'notRassegnaSubscribed'])).toBe(false);
  expect(has(GZ, ['company', 'notRassegnaSubscribed'])).toBe(true);
  expect(has(GZ, ['person', 'rassegnaSubscribed'])).toBe(false);
});

test('NAV-15 the chatbot is shown only to readers who may open it', () => {
  expect(names(MG, { tags: ['person'], screens: EVERYTHING })).not.toContain('Chatbot News');
  expect(names(MG, { tags: ['person'], screens: EVERYTHING, chatbot: false })).not.toContain('Chatbot News');
});

test('NAV-16 each entry links to the site that it belongs to, whichever site shows the menu', () => {
  const accountUri = 'https://account.ilmessaggero.it';
  const edicolaUri = 'https://edicola.ilmessaggero.it';
  const tags: MenuContext['tags'] = ['person'];
  const urlsOf = (view: Partial<MenuContext>) =>
    visibleMenu(MG, { tags, screens: EVERYTHING, ...view }).flatMap((row) =>
      row.kind !== 'separator' && !row.external && row.url ? [row.url] : [],
    );
  const paths = urlsOf({});
  expect(paths).toEqual(['/', '/sezioni', '/speciali', '/dashboard', '/vetrina', '/logout']);
  const onAccount = ['/dashboard', '/vetrina'];
  expect(urlsOf({ accountUri })).toEqual(
    paths.map((path) => (onAccount.includes(path) ? accountUri + path : path)),
  );
  expect(urlsOf({ edicolaUri })).toEqual(
    paths.map((path) => (onAccount.includes(path) ? path : edicolaUri + path)),
  );
  const contact = (view: Partial<MenuContext>) =>
    visibleFooter(MG, { screens: ['/contact'], ...view }).find(({ name }) => name === 'Contatti');
  expect(contact({ accountUri })).toMatchObject({ url: `${accountUri}/contact`, external: false });
});

test('ROL-02 one matching tag is enough, an entry without tags is for everybody', () => {
  const brand = withMenu([link('Aziende', '/', ['company', 'subscribed']), link('Tutti', '/')]);
  expect(names(brand, { tags: ['person', 'subscribed'], screens: ['/'] })).toEqual(['Aziende', 'Tutti']);
  expect(names(brand, { tags: ['person'], screens: ['/'] })).toEqual(['Tutti']);
  expect(names(brand, { tags: [], screens: ['/'] })).toEqual(['Tutti']);
});

test('ROL-03 an unfinished entry is marked and has no link, or is hidden', () => {
  const brand = withMenu([
    link('Firme', '/firme', ['coming_soon']),
    link('Nascosta', '/', ['coming_soon_hidden']),
    link('Di altri', '/', ['coming_soon', 'company']),
  ]);
  expect(visibleMenu(brand, { tags: ['person'], screens: ['/'] })).toEqual([
    { kind: 'link', name: 'Firme', icon: 'home', url: null, external: false },
  ]);
});

test('SHL-08 every placeholder is filled in', () => {
  const brand = withMenu([
    link('A', 'https://archivio.{domain}/?da={domain}'),
    link('B', '{back_to_site_uri}'),
    link('C', '{edicola_uri}/sezioni'),
  ]);
  const view = {
    tags: [],
    screens: ['/sezioni'],
    edicolaUri: 'https://edicola.example.it',
    backToSiteUri: 'https://www.ilmessaggero.it/roma/a.html',
  };
  expect(visibleMenu(brand, view)).toMatchObject([
    { url: 'https://archivio.ilmessaggero.it/?da=ilmessaggero.it', external: true },
    { url: 'https://www.ilmessaggero.it/roma/a.html', external: true },
    { url: 'https://edicola.example.it/sezioni', external: false },
  ]);
  for (const each of BRANDS) {
    expect(
      JSON.stringify(visibleMenu(each, { tags: ['company', 'rassegnaSubscribed'], screens: EVERYTHING })),
    ).not.toMatch(/[{]\w+[}]/);
    expect(JSON.stringify(visibleFooter(each, { screens: EVERYTHING }))).not.toMatch(/[{]\w+[}]/);
  }
});

test.each([
  'javascript:alert(1)',
  'https://example.com/',
  'https://www.ilmessaggero.it.example.com/',
  'http://www.ilmessaggero.it/',
  '',
])('SHL-08 the way back to the site never links to %s', (backToSiteUri) => {
  expect(rowOf(MG, { tags: [], screens: [], backToSiteUri }, 'Vai al sito')).toMatchObject({
    url: 'https://www.ilmessaggero.it/',
  });
});

test('SHL-09 sections can be unfolded, other origins are marked', () => {
  const view = { tags: [], screens: EVERYTHING };
  expect(rowOf(MG, view, 'Sezioni')).toMatchObject({ kind: 'group', url: '/sezioni', external: false });
  expect(rowOf(MG, view, 'Vai al sito')).toMatchObject({ external: true });
  expect(rowOf(MG, view, 'Edicola')).toMatchObject({ url: '/', external: false });
});

test('NAV-16 the shop is an entry of ours, or links directly to the paper’s shop and is marked', () => {
  const view = { tags: [], screens: EVERYTHING };
  expect(rowOf(MG, view, 'Vai allo shop')).toMatchObject({ url: '/vetrina', external: false });
  const outside = { ...view, shopUrl: MG.shopUrl };
  expect(rowOf(MG, outside, 'Vai allo shop')).toMatchObject({
    url: 'https://shop.ilmessaggero.it',
    external: true,
  });
  expect(visibleFooter(MG, outside).find(({ name }) => name === 'Vai allo shop')).toMatchObject({
    url: 'https://shop.ilmessaggero.it',
    external: true,
  });
});

test('NAV-25 an entry of ours is shown if its screen exists, and separators are never at an edge or doubled', () => {
  expect(names(GZ, { tags: [], screens: SCREEN_ADDRESSES })).toEqual([
    'Edicola',
    'Sezioni',
    'Speciali',
    'Firme',
    'Articoli Preferiti',
    '—',
    'Il mio account',
    'Vai al sito',
    'Vai allo shop',
  ]);
  const separator: BurgerItem = { kind: 'separator' };
  const brand = withMenu([
    separator,
    link('A', '/'),
    separator,
    separator,
    link('B', '/a/b?c=d'),
    link('C', '/ab'),
    separator,
  ]);
  expect(names(brand, { tags: [], screens: ['/', '/a'] })).toEqual(['A', '—', 'B']);
  expect(names(brand, { tags: [], screens: [] })).toEqual([]);
});

test('SHL-06 NAV-25 the footer shows only links to existing screens', () => {
  const shown = (screens: readonly string[]) => visibleFooter(GZ, { screens }).map(({ name }) => name);
  expect(shown(SCREEN_ADDRESSES)).toEqual([
    'Contatti',
    'Domande frequenti',
    'Numeri arretrati',
    'Vai allo shop',
    'Vai al sito',
    'Note legali',
    'Informativa privacy',
    'Informativa cookie',
    'Accessibilità',
    'Preferenze privacy',
  ]);
  expect(visibleFooter(GZ, { screens: [] })).toContainEqual({
    name: 'Vai al sito',
    url: 'https://www.ilgazzettino.it/',
    group: 'services',
    external: true,
  });
});
