import { isDecider } from '../ninjs/deciders.ts';
import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isEndName, isFlagName, isStateName, isTold, type Stated } from './stated-states.ts';
import { holdsOf, holdsOfElement, isObject, type Json, statesOf } from './stated-values.ts';

/**
 * Parts of an item that systems put what they say of the item itself into. Anything else within it (a picture, a
 * comment, a match, the history of its versions) has a state of its own, that says nothing of the item.
 */
const BAG =
  /^(?:_?meta(?:data|_?fields?)?|extras?|(?:additional|custom)(?:_?(?:fields?|data|properties))?|cms\w*|workflow|publish(?:ing)?|publication|propert(?:y|ies)|props|fields?|params?|attributes?|control|flags|schedul(?:e|ing)|options|system|acf|drupal|wordpress|item|articles?|articolo|post|node|entry|story)$/i;
/** What an underscore before a name does not make a part that speaks of the item. */
const NO_BAG =
  /^_+(?:links?|embedded|histor(?:y|ies)|storia|log|versions?|revisions?|changes|amp|ads?|authors?|comments?|discussion|images?|media|newsletters?|paywall|related\w*|seo|social\w*|thumbnails?|translations?|users?)$/i;

const isBag = (name: string): boolean => BAG.test(name) || (/^_/.test(name) && !NO_BAG.test(name));

/** Names under which a list of pairs says what one of them is called: `{ "key": "status", "value": "draft" }`. */
const PAIR_NAMES = ['key', 'name', 'property'];

/** What a value says under a name, in the shape that fits it: a state, or a moment. */
function toldBy(name: string, value: unknown, place: string): Stated[] {
  if (!isStateName(name)) return holdsOf(value).map((one) => ({ place, name, value: one }));
  const own = statesOf(value, isFlagName(name)).map((one) => ({ place, name, value: one }));
  const inside = isObject(value) ? Object.entries(value).filter(([key]) => isFlagName(key)) : [];
  return [...own, ...inside.flatMap(([key, one]) => toldBy(key, one, `${place}.${key}`))];
}

/** A list of a workflow with several steps is its history. */
const isHistory = (name: string, value: unknown): boolean =>
  /^workflow$/i.test(name) && Array.isArray(value) && value.length > 1;

/**
 * What an item of JSON says of who may see it and from when, in whatever shape: by itself, in lists, in the objects
 * that systems keep such things in, as `meta.status`.
 */
export function statedInJson(value: unknown, path = ''): Stated[] {
  if (Array.isArray(value)) return value.flatMap((one) => statedInJson(one, path));
  if (!isObject(value)) return [];
  const called = PAIR_NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  // A pair says what it is called, and nothing of the item by its other words.
  if (path !== '' && typeof called === 'string' && ('value' in value || 'content' in value))
    return isTold(called) ? toldBy(called, value.value ?? value.content, path + called) : [];
  return Object.entries(value).flatMap(([name, inside]) => statedUnder(name, inside, path + name));
}

function statedUnder(name: string, inside: unknown, place: string): Stated[] {
  const own = isTold(name) ? toldBy(name, inside, place) : [];
  return isBag(name) && !isHistory(name, inside) ? [...own, ...statedInJson(inside, `${place}.`)] : own;
}

/** What an item of ninjs says by names that its standard does not have; the others are read by its rules. */
export const statedBesideNinjs = (item: Json): Stated[] =>
  Object.entries(item).flatMap(([name, value]): Stated[] => {
    if (!isTold(name)) return statedUnder(name, value, name);
    return isStateName(name) && !isDecider(name) ? toldBy(name, value, name) : [];
  });

/** What an element says as its text, in its attributes and in the elements within, as an object of JSON would. */
function asObject(element: XmlElement): unknown {
  const parts = elementsOf(element).map((part) => [part.local, lineOf(part)]);
  const text = parts.length > 0 ? undefined : lineOf(element);
  const attributes = Object.entries(element.attributes).filter(([name]) => !/^xml/.test(name));
  if (attributes.length + parts.length === 0) return text;
  return { ...Object.fromEntries([...attributes, ...parts]), ...(text ? { text } : {}) };
}

function toldByElement(element: XmlElement): Stated[] {
  const { name, local } = element;
  if (!isTold(local)) return [];
  if (isStateName(local) || isEndName(local) || elementsOf(element).length > 0)
    return toldBy(local, asObject(element), name);
  return holdsOfElement(element.attributes, lineOf(element)).map((value) => ({
    place: name,
    name: local,
    value,
  }));
}

/** Vocabularies with words of their own for a state, which are read by their own rules. */
const READ_ELSEWHERE = /^(?:media|app|blogger|itunes|xhtml):/;

const nameIn = (element: XmlElement): string | undefined =>
  PAIR_NAMES.flatMap((key) => {
    const part = elementsOf(element).find(({ local }) => local === key);
    return attribute(element, key) ?? lineOf(part) ?? [];
  })[0];

/** `<property name="status" value="draft"/>`, `<meta><key>status</key><value>draft</value></meta>`. */
function pairOf(element: XmlElement, name: string): Stated[] {
  const parts = elementsOf(element).filter(({ local }) => local === 'value' || local === 'content');
  const values = [...(parts.length > 0 ? parts.map(lineOf) : [lineOf(element)])];
  const all = [...values, attribute(element, 'value'), attribute(element, 'content')];
  return isTold(name) ? all.flatMap((value) => (value ? [{ place: name, name, value }] : [])) : [];
}

const attributesOf = ({ attributes }: XmlElement, path: string): Stated[] =>
  Object.entries(attributes).map(([name, value]) => ({
    place: path + name,
    name: name.replace(/^.*:/, ''),
    value,
  }));

function statedInElement(element: XmlElement): Stated[] {
  const { name, local } = element;
  if (READ_ELSEWHERE.test(name)) return [];
  const own = toldByElement(element);
  if (!isBag(local)) return own;
  const called = nameIn(element);
  if (called !== undefined) return [...own, ...pairOf(element, called)];
  return [...own, ...attributesOf(element, `${name}@`), ...elementsOf(element).flatMap(statedInElement)];
}

/** What an item of XML says of who may see it and from when, in its attributes, its elements and those within. */
export const statedInXml = (item: XmlElement): Stated[] => [
  ...elementsOf(item).flatMap(statedInElement),
  ...attributesOf(item, ''),
];
