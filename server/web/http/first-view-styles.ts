import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';

/**
 * Classes and elements that a selector needs in a page; states such as `:checked` and attributes set by scripts are
 * ignored.
 */
type Needs = { classes: string[]; types: string[]; papers: string[]; anyType: string[][] };
type Selector = Needs & { text: string };
type Style = { selectors: Selector[]; declarations: string[] };
type Group = { head: string; items: Item[] };
type Item = Style | Group;

/** A stylesheet, parsed once, from which the rules for each page are selected. */
export type Stylesheet = Item[];

/**
 * States whose rules are left to the whole stylesheets, because they cannot occur or may look plain until these are
 * loaded. For readers with settings for reading the boot script loads them before the first paint.
 */
const LATER_STATES = /:hover|::backdrop|::selection|\[data-reading-/;
const LATER_AT_RULES = new Set(['keyframes', 'page', 'charset']);
const LATER_PARAMETERS = /\bprint\b|animation/;
/** Nothing moves in a first view. */
const LATER_PROPERTIES = /^(?:transition|animation|view-timeline|timeline-scope)/;

/** One of the paper's own faces: family, address, weights, slope. */
export type Face = [family: string, url: string, weight: string, style: string];

export function readFaces(css: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const descriptors = new Map(declarationsOf(rule).map((text) => text.split(/:(.*)/s) as [string, string]));
    const value = (name: string) => descriptors.get(name)?.replace(/^"|"$/g, '') ?? '';
    const url = /url\(["']?([^"')]+)/.exec(value('src'))?.[1] ?? '';
    faces.push([value('font-family'), url, value('font-weight'), value('font-style')]);
  });
  return faces;
}

export function readStylesheet(css: string): Stylesheet {
  return itemsOf(postcss.parse(css).nodes);
}

function itemsOf(nodes: readonly ChildNode[]): Stylesheet {
  return nodes.flatMap((node): Item[] => {
    if (node.type === 'rule') return styleOf(node);
    return node.type === 'atrule' ? groupOf(node) : [];
  });
}

function styleOf(rule: Rule): Style[] {
  const selectors = rule.selectors.filter((text) => !LATER_STATES.test(text)).map(toSelector);
  return selectors.length > 0 ? [{ selectors, declarations: declarationsOf(rule) }] : [];
}

function groupOf(rule: AtRule): Item[] {
  if (LATER_AT_RULES.has(rule.name) || LATER_PARAMETERS.test(rule.params)) return [];
  if (rule.name === 'font-face')
    return [{ selectors: [toSelector('@font-face')], declarations: declarationsOf(rule) }];
  return [{ head: `@${rule.name} ${rule.params}`, items: itemsOf(rule.nodes ?? []) }];
}

/** A custom property may have a blank as its value, so values are not trimmed. */
const declarationsOf = (rule: Rule | AtRule) =>
  (rule.nodes ?? [])
    .filter((node): node is Declaration => node.type === 'decl' && !LATER_PROPERTIES.test(node.prop))
    .map(({ prop, value, important }) => `${prop}:${value}${important ? '!important' : ''}`);

/**
 * Matches the innermost brackets first. What they contain is a negation, or alternatives of which any may be in the
 * page: only a list of element names is checked.
 */
const FUNCTION = /:(?:not|is|where|has|nth-[\w-]+)\([^()]*\)/g;
const ELEMENT_LIST = /:(?:is|where)\(([a-z][\w\s,]*)\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const PAPER = /\[data-(?:brand|paper)="?(\w+)"?\]/g;
const CLASS = /\.([\w-]+)/g;
const TYPE = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;

function toSelector(text: string): Selector {
  const lists = [...text.matchAll(ELEMENT_LIST)].map(([, names = '']) => names.split(/[\s,]+/));
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(FUNCTION, '');
  }
  const matchesOf = (pattern: RegExp, from: string) =>
    [...from.matchAll(pattern)].map(([, name = '']) => name);
  const bare = plain.replace(ATTRIBUTE, '');
  return {
    text,
    papers: matchesOf(PAPER, plain),
    classes: matchesOf(CLASS, bare),
    types: matchesOf(TYPE, bare),
    anyType: lists,
  };
}

type Present = { classes: Set<string>; types: Set<string>; papers: Set<string> };

const CLASSES = /\sclass="([^"]*)"/g;
const TAGS = /<([a-z][a-z0-9]*)/g;
const PAPERS = /\sdata-(?:brand|paper)="(\w+)"/g;

const LATER_PART = /<([a-z]+)(?=\s)[^>]*\sdata-later(?:="[^"]*")?[^>]*>/;

/**
 * The page without the contents of its `data-later` elements, which are hidden until the whole stylesheets are loaded:
 * the menu, the footer and what follows the first view. The elements themselves stay, because they have a size.
 */
export function withoutLaterParts(html: string): string {
  const [start, name] = LATER_PART.exec(html) ?? [];
  if (!start || !name) return html;
  const contents = html.indexOf(start) + start.length;
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, 'g');
  tags.lastIndex = contents;
  let depth = 1;
  while (depth > 0) {
    const tag = tags.exec(html);
    // An element without an end contains the rest of the page.
    if (!tag) return html.slice(0, contents);
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(0, contents) + withoutLaterParts(html.slice(tag.index));
  }
  return html;
}

function presentIn(html: string): Present {
  const matchesOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  return {
    classes: new Set(matchesOf(CLASSES).flatMap((names) => names.split(' '))),
    types: new Set(matchesOf(TAGS)),
    papers: new Set(matchesOf(PAPERS)),
  };
}

const VARIABLE = /^--[\w-]+(?=:)/;
const USED_VARIABLE = /--[\w-]+(?![\w-]*:)/g;
/** Variables used by the wordmarks, which are separate files. */
const USED_BY_WORDMARKS = ['--wm-2'];

/**
 * Selects the styles that a page needs until the whole stylesheets are loaded: rules whose classes and elements it
 * contains, without animations and states that can wait. The first view must fit the few packets that a new connection
 * sends in one go. It is written for the class names of this build; a general tool takes a tenth of a second a page.
 *
 * @param html The whole page except its styles, from `<html` on.
 */
export function firstViewStyles(stylesheets: Stylesheet[], html: string): string {
  const present = presentIn(withoutLaterParts(html));
  const selected = stylesheets.map((stylesheet) => select(stylesheet, present));
  return withoutUnusedFaces(withoutUnusedVariables(selected.flat(), html));
}

function select(items: Stylesheet, present: Present): Stylesheet {
  return items.flatMap((item): Item[] => {
    if ('items' in item) {
      const inside = select(item.items, present);
      return inside.length > 0 ? [{ head: item.head, items: inside }] : [];
    }
    const selectors = item.selectors.filter((selector) => isPresent(selector, present));
    return selectors.length > 0 ? [{ ...item, selectors }] : [];
  });
}

const isPresent = ({ classes, types, papers, anyType }: Needs, present: Present) =>
  papers.every((name) => present.papers.has(name)) &&
  classes.every((name) => present.classes.has(name)) &&
  types.every((name) => present.types.has(name)) &&
  anyType.every((names) => names.some((name) => present.types.has(name)));

/** Variables may be defined by other variables, so the search is repeated until none is unused. */
function withoutUnusedVariables(items: Stylesheet, html: string): string {
  let css = toCss(items);
  const inPage = html.match(USED_VARIABLE) ?? [];
  for (let before = ''; before !== css; ) {
    before = css;
    const used = new Set([...USED_BY_WORDMARKS, ...inPage, ...(css.match(USED_VARIABLE) ?? [])]);
    css = toCss(items, (declaration) => {
      const name = VARIABLE.exec(declaration)?.[0];
      return name === undefined || used.has(name);
    });
  }
  return css;
}

const FACE = /@font-face\{font-family:"?([^;"]+)[^}]*\}/g;

/** Faces are named in quotes by the families that use them; a page contains only those of its own paper. */
const withoutUnusedFaces = (css: string): string =>
  css.replace(FACE, (rule, family: string) => (css.includes(`"${family}",`) ? rule : ''));

function toCss(items: Stylesheet, isNeeded: (declaration: string) => boolean = () => true): string {
  let css = '';
  for (const item of items) {
    const inside =
      'items' in item ? toCss(item.items, isNeeded) : item.declarations.filter(isNeeded).join(';');
    if (inside === '') continue;
    css += `${'items' in item ? item.head : item.selectors.map(({ text }) => text).join(',')}{${inside}}`;
  }
  return css;
}
