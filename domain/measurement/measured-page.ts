import { beginningOf } from '../graphemes.ts';

/**
 * Kinds of pages, each with the part of its address that is stored when it is measured, and whether its title
 * shows the paper's own contents. The first match wins, and only the matched text is stored, because the rest
 * may identify the reader. TRK-04
 */
const PAGES = [
  { kind: 'home', kept: /^\/$/, own: true },
  { kind: 'articolo', kept: /^\/articolo\/(?:ds\/)?[1-9]\d{0,9}(?=\/|$)/, own: true },
  { kind: 'edizione', kept: /^\/edizione\/[a-z0-9-]{1,60}(?:\/\d{4}-\d{2}-\d{2})?(?=\/|$)/, own: true },
  { kind: 'sezione', kept: /^\/sezione\/[a-z0-9-]{1,60}(?=\/|$)/, own: true },
  { kind: 'speciale', kept: /^\/speciale\/[a-z0-9-]{1,60}(?=\/|$)/, own: true },
  { kind: 'firma', kept: /^\/firma\/[a-z0-9-]{1,60}(?=\/|$)/, own: true },
  { kind: 'ricerca', kept: /^\/(?:ricerca|archivio\/cerca)(?=\/|$)/, own: false },
  { kind: 'archivio', kept: /^\/archivio(?:\/\d{4}-\d{2}-\d{2})?(?=\/|$)/, own: true },
  { kind: 'elenco', kept: /^\/(?:sezioni|speciali|firme)(?=\/|$)/, own: true },
  {
    kind: 'account',
    kept: /^\/(?:user(?:\/[a-z]+(?:-[a-z]+)*){0,3}|dashboard|login|logout|sso\/[a-z-]{1,20}|registrazione(?:\/attiva)?|password\/[a-z]{1,20})(?=\/|$)/,
    own: false,
  },
  {
    kind: 'servizio',
    kept: /^\/(?:faq|contact|vetrina(?:\/[a-z_]{1,30})?|privacy|cookie|note-legali|accessibilita|test-guest)(?=\/|$)/,
    own: true,
  },
  {
    kind: 'strumento',
    kept: /^\/(?:preferiti|scaricati|avvisi|chatbot|rassegna|operatori)(?=\/|$)/,
    own: false,
  },
] as const;

export type PageKind = (typeof PAGES)[number]['kind'] | 'altro';

export type MeasuredPage = { kind: PageKind; path: string };

/** Stored for an address that matches no kind. */
const OTHER_PAGE: MeasuredPage = { kind: 'altro', path: '/altro' };

/** An article's id may be in the query instead. NAV-07 */
function withIdInPath(address: string): string {
  const id = /^\/articolo(?:\/ds)?\/?\?(?:[^#]*&)?id=([1-9]\d{0,9})(?:[&#]|$)/.exec(address)?.[1];
  return id ? `/articolo/${id}` : (address.split(/[?#]/, 1)[0] ?? '');
}

/** @param address path of a page, with or without its query */
export function measuredPage(address: string): MeasuredPage {
  const path = withIdInPath(address);
  for (const { kind, kept } of PAGES) {
    const [storedPath] = kept.exec(path) ?? [];
    if (storedPath) return { kind, path: storedPath };
  }
  return OTHER_PAGE;
}

const MAX_TITLE_LENGTH = 200;

/** Control characters, which a title does not need and a terminal would execute. */
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/** The title of a page with the paper's own contents; titles of other pages may hold a search or a reader's name. */
export function measuredTitle({ kind }: MeasuredPage, title: string): string {
  const hasOwnContents = PAGES.some((page) => page.kind === kind && page.own);
  return hasOwnContents ? beginningOf(title.replace(CONTROL_CHARACTERS, ' ').trim(), MAX_TITLE_LENGTH) : kind;
}
