import { toMoment } from '../moment.ts';
import { isVisibilityProperty } from '../ninjs/visibility-properties.ts';
import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isPerhapsHoldName, isUntil } from './hold-names.ts';
import { isEndName, isFlagName, isStateName, isStatusName, type Stated } from './stated-states.ts';
import { holdsOf, holdsOfElement, isObject, type Json, statesOf } from './stated-values.ts';

/**
 * Parts of an item in which systems store properties of the item itself. Anything else within it (a picture, a comment,
 * a match, the history of its versions) has a state of its own, which does not concern the item.
 */
const METADATA_PARTS =
  /^(?:_?(?:post_?)?meta(?:data|_?fields?)?|extras?|extensions?|(?:additional|custom)(?:_?(?:fields?|data|properties))?|cms\w*|workflow|publish(?:ing)?|publication|propert(?:y|ies)|props|fields?|params?|attributes?|control|flags|schedul(?:e|ing)|options|system|acf|drupal|wordpress|item|articles?|articolo|post|node|entry|story)$/i;
/** Parts with an underscore before their name that are not about the item itself. */
const OTHER_PARTS =
  /^_+(?:links?|embedded|histor(?:y|ies)|storia|log|versions?|revisions?|changes|amp|ads?|authors?|comments?|discussion|images?|media|newsletters?|paywall|related\w*|seo|social\w*|thumbnails?|translations?|users?)$/i;

const isMetadataPart = (name: string): boolean =>
  METADATA_PARTS.test(name) || (/^_/.test(name) && !OTHER_PARTS.test(name));

/** Keys under which a list of pairs names each property: `{ "key": "status", "value": "draft" }`. */
const PAIR_NAMES = ['key', 'name', 'property', 'meta_key'];
const PAIR_VALUES = ['value', 'content', 'meta_value'];

/** The number of a field, which Advanced Custom Fields writes beside its value under the same name. */
const FIELD_NUMBER = /^field_[0-9a-f]{10,}$/;

/** Reads the value of a named property in the shape that fits the name: a state, or a moment. */
function toldBy(name: string, value: unknown, place: string): Stated[] {
  const said = (one: string): Stated => ({ place, name, value: one });
  const moments = holdsOf(value, isUntil(name));
  if (!isStateName(name)) return moments.map(said);
  const ofObject = isObject(value) && isPerhapsHoldName(name) ? moments : [];
  const own = [...statesOf(value, isFlagName(name)), ...ofObject.filter((one) => toMoment(one) !== null)].map(
    said,
  );
  const inside = isObject(value) ? Object.entries(value).filter(([key]) => isFlagName(key)) : [];
  return [...own, ...inside.flatMap(([key, one]) => toldBy(key, one, `${place}.${key}`))];
}

/** Whether a value is a history: the list of a workflow with several steps. */
const isHistory = (name: string, value: unknown): boolean =>
  /^workflow$/i.test(name) && Array.isArray(value) && value.length > 1;

/**
 * What a JSON item states about who may see it and from when, in any shape: directly, in lists, or in the objects in
 * which systems store such properties, as `meta.status`.
 */
export function statedInJson(value: unknown, path = ''): Stated[] {
  if (Array.isArray(value)) return value.flatMap((one) => statedInJson(one, path));
  if (!isObject(value)) return [];
  const called = PAIR_NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  // Only the named property of a pair counts; its other keys do not concern the item.
  const worth = PAIR_VALUES.find((key) => key in value);
  if (path !== '' && typeof called === 'string' && worth !== undefined)
    return isStatusName(called) ? toldBy(called, value[worth], path + called) : [];
  return Object.entries(value).flatMap(([name, inside]) => statedUnder(name, inside, path + name));
}

function statedUnder(name: string, inside: unknown, place: string): Stated[] {
  const isNumber = typeof inside === 'string' && FIELD_NUMBER.test(inside);
  const own = isStatusName(name) && !isNumber ? toldBy(name, inside, place) : [];
  return isMetadataPart(name) && !isHistory(name, inside)
    ? [...own, ...statedInJson(inside, `${place}.`)]
    : own;
}

/**
 * Properties of ninjs and Superdesk for the moment from which an item may be shown; they are read by their own rules.
 */
const OF_NINJS = /^(?:embargoed(?:until)?|publish_schedule|schedule_settings)$/i;

/**
 * The state of a ninjs item by names that its standard does not have, and the moment from which it may be shown by any
 * other name. Names of the standard are read by its own rules.
 */
export const statedBesideNinjs = (item: Json): Stated[] =>
  Object.entries(item).flatMap(([name, value]): Stated[] => {
    if (OF_NINJS.test(name) || isEndName(name) || /^expires$/i.test(name)) return [];
    return isStateName(name) && isVisibilityProperty(name) ? [] : statedUnder(name, value, name);
  });

/** An element as a JSON object: its text, its attributes and the elements within it. */
function asObject(element: XmlElement): unknown {
  const parts = elementsOf(element).map((part) => [part.local, lineOf(part)]);
  const text = parts.length > 0 ? undefined : lineOf(element);
  const attributes = Object.entries(element.attributes).filter(([name]) => !/^xml/.test(name));
  if (attributes.length + parts.length === 0) return text;
  return { ...Object.fromEntries([...attributes, ...parts]), ...(text ? { text } : {}) };
}

function toldByElement(element: XmlElement): Stated[] {
  const { name, local } = element;
  if (!isStatusName(local)) return [];
  if (isStateName(local) || isEndName(local) || elementsOf(element).length > 0)
    return toldBy(local, asObject(element), name);
  return holdsOfElement(element.attributes, lineOf(element), isUntil(local)).map((value) => ({
    place: name,
    name: local,
    value,
  }));
}

/** Vocabularies with their own words for a state, which are read by their own rules. */
const READ_ELSEWHERE = /^(?:media|app|blogger|itunes|xhtml):/;

const nameIn = (element: XmlElement): string | undefined =>
  PAIR_NAMES.flatMap((key) => {
    const part = elementsOf(element).find(({ local }) => local === key);
    return attribute(element, key) ?? lineOf(part) ?? [];
  })[0];

/**
 * Properties in pairs: `<property name="status" value="draft"/>`, `<meta><key>status</key><value>draft</value></meta>`.
 */
function pairOf(element: XmlElement, name: string): Stated[] {
  const parts = elementsOf(element).filter(({ local }) => PAIR_VALUES.includes(local));
  const values = [...(parts.length > 0 ? parts.map(lineOf) : [lineOf(element)])];
  const all = [...values, ...PAIR_VALUES.map((key) => attribute(element, key))];
  const said = all.flatMap((value) => (value && !FIELD_NUMBER.test(value) ? [value] : []));
  return isStatusName(name) ? said.map((value) => ({ place: name, name, value })) : [];
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
  if (!isMetadataPart(local)) return own;
  const called = nameIn(element);
  if (called !== undefined) return [...own, ...pairOf(element, called)];
  return [...own, ...attributesOf(element, `${name}@`), ...elementsOf(element).flatMap(statedInElement)];
}

/**
 * What an XML item states about who may see it and from when, in its attributes, its elements and those within them.
 */
export const statedInXml = (item: XmlElement): Stated[] => [
  ...elementsOf(item).flatMap(statedInElement),
  ...attributesOf(item, ''),
];
