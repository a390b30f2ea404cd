import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';

/**
 * Classes and elements that a selector needs in a page; states such as `:checked` and attributes set by scripts are
 * ignored.
 */
type Needs = { classes: string[]; types: string[]; papers: string[] };
type Selector = Needs & { text: string };
type Style = { selectors: Selector[]; declarations: string[] };
type Group = { head: string; items: Item[] };
type Item = Style | Group;

/** A stylesheet, parsed once, from which the rules for each page are selected. */
export type Stylesheet = Item[];

/** Left to the whole stylesheet: these states cannot occur before it is loaded. */
const LATER_STATES = /:hover|::backdrop|::selection/;
const LATER_AT_RULES = new Set(['keyframes', 'page', 'charset']);
const LATER_PARAMETERS = /\bprint\b|animation/;
/** Nothing moves in a first view. */
const LATER_PROPERTIES = /^(?:transition|animation|view-timeline|timeline-scope)/;

/** One of the paper's own faces: family, address, weights, slope. */
export type Face = [family: string, url: string, weight: string, style: string];

export function readFaces(css: string): Face[] {
  const faces: Face[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => {
    const told = new Map(declarationsOf(rule).map((text) => text.split(/:(.*)/s) as [string, string]));
    const value = (name: string) => told.get(name)?.replace(/^"|"$/g, '') ?? '';
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

/** An empty value is valid: its blank is kept. */
const declarationsOf = (rule: Rule | AtRule) =>
  (rule.nodes ?? [])
    .filter((node): node is Declaration => node.type === 'decl' && !LATER_PROPERTIES.test(node.prop))
    .map(({ prop, value, important }) => `${prop}:${value}${important ? '!important' : ''}`);

/**
 * Matches the innermost brackets first; what they contain is an alternative or a negation, so it is not required in the
 * page.
 */
const FUNCTION = /:(?:not|is|where|has|nth-[\w-]+)\([^()]*\)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const PAPER = /\[data-(?:brand|paper)="?(\w+)"?\]/g;
const CLASS = /\.([\w-]+)/g;
const TYPE = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g;

function toSelector(text: string): Selector {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(FUNCTION, '');
  }
  const all = (pattern: RegExp, from: string) => [...from.matchAll(pattern)].map(([, name = '']) => name);
  const bare = plain.replace(ATTRIBUTE, '');
  return { text, papers: all(PAPER, plain), classes: all(CLASS, bare), types: all(TYPE, bare) };
}

type Present = { classes: Set<string>; types: Set<string>; papers: Set<string> };

const CLASSES = /\sclass="([^"]*)"/g;
const TAGS = /<([a-z][a-z0-9]*)/g;
const PAPERS = /\sdata-(?:brand|paper)="(\w+)"/g;

function presentIn(html: string): Present {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
  return {
    classes: new Set(all(CLASSES).flatMap((names) => names.split(' '))),
    types: new Set(all(TAGS)),
    papers: new Set(all(PAPERS)),
  };
}

const VARIABLE = /^--[\w-]+(?=:)/;
const USED_VARIABLE = /--[\w-]+(?![\w-]*:)/g;
/** Variables used by the wordmarks, which are separate files. */
const READ_BY_MARKS = ['--wm-2'];

/**
 * Selects the styles that a page needs until the whole stylesheets are loaded: rules whose classes and elements it
 * contains, without animations and states that can wait. The first view must fit the few packets that a new connection
 * sends in one go. It is written for the class names of this build; a general tool takes a tenth of a second a page.
 *
 * @param html The whole page except its styles, from `<html` on.
 */
export function firstViewStyles(stylesheets: Stylesheet[], html: string): string {
  const present = presentIn(html);
  const kept = stylesheets.map((stylesheet) => select(stylesheet, present));
  return withoutUnusedVariables(kept.flat(), html);
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

const isPresent = ({ classes, types, papers }: Needs, present: Present) =>
  papers.every((name) => present.papers.has(name)) &&
  classes.every((name) => present.classes.has(name)) &&
  types.every((name) => present.types.has(name));

/** Variables may be defined by other variables, so the search is repeated until none is unused. */
function withoutUnusedVariables(items: Stylesheet, html: string): string {
  let css = print(items);
  const inPage = html.match(USED_VARIABLE) ?? [];
  for (let before = ''; before !== css; ) {
    before = css;
    const used = new Set([...READ_BY_MARKS, ...inPage, ...(css.match(USED_VARIABLE) ?? [])]);
    css = print(items, (declaration) => {
      const name = VARIABLE.exec(declaration)?.[0];
      return name === undefined || used.has(name);
    });
  }
  return css;
}

function print(items: Stylesheet, keep: (declaration: string) => boolean = () => true): string {
  let css = '';
  for (const item of items) {
    const inside = 'items' in item ? print(item.items, keep) : item.declarations.filter(keep).join(';');
    if (inside === '') continue;
    css += `${'items' in item ? item.head : item.selectors.map(({ text }) => text).join(',')}{${inside}}`;
  }
  return css;
}
