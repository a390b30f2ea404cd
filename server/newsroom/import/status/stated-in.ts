import { parseTime } from '../moment.ts';
import { isVisibilityProperty } from '../ninjs/visibility-properties.ts';
import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { endsAtValue, mayBeHoldName } from './hold-names.ts';
import { isEndName, isFlagName, isStateName, isStatusName, type StatedValue } from './stated-states.ts';
import { holdsOf, holdsOfElement, isObject, type Json, statesOf } from './stated-values.ts';

/**
 * Names of parts of an item in which systems store properties of the item itself. Other parts (a picture, a
 * comment, a match, the history of versions) have their own states, which do not concern the item.
 */
const METADATA_PARTS =
  /^(?:_?(?:post_?)?meta(?:data|_?fields?)?|extras?|extensions?|(?:additional|custom)(?:_?(?:fields?|data|properties))?|cms\w*|workflow|publish(?:ing)?|publication|propert(?:y|ies)|props|fields?|params?|attributes?|control|flags|schedul(?:e|ing)|options|system|acf|drupal|wordpress|item|articles?|articolo|post|node|entry|story)$/i;
/** Parts with an underscore before their name that are not about the item itself. */
const OTHER_PARTS =
  /^_+(?:links?|embedded|histor(?:y|ies)|storia|log|versions?|revisions?|changes|amp|ads?|authors?|comments?|discussion|images?|media|newsletters?|paywall|related\w*|seo|social\w*|thumbnails?|translations?|users?)$/i;

const isMetadataPart = (name: string): boolean =>
  METADATA_PARTS.test(name) || (/^_/.test(name) && !OTHER_PARTS.test(name));

/** Keys for the name of a property in a pair: `{ "key": "status", "value": "draft" }`. */
const PAIR_NAMES = ['key', 'name', 'property', 'meta_key'];
const PAIR_VALUES = ['value', 'content', 'meta_value'];

/**
 * The id of a field, which the plugin Advanced Custom Fields stores under the same name as the field's value.
 */
const FIELD_NUMBER = /^field_[0-9a-f]{10,}$/;

/** Reads the value of a property as its name requires: as a state, or as a time. */
function statedByName(name: string, value: unknown, place: string): StatedValue[] {
  const toStated = (one: string): StatedValue => ({ place, name, value: one });
  const moments = holdsOf(value, endsAtValue(name));
  if (!isStateName(name)) return moments.map(toStated);
  const objectTimes = isObject(value) && mayBeHoldName(name) ? moments : [];
  const ownValues = [
    ...statesOf(value, isFlagName(name)),
    ...objectTimes.filter((one) => parseTime(one) !== null),
  ].map(toStated);
  const flags = isObject(value) ? Object.entries(value).filter(([key]) => isFlagName(key)) : [];
  return [...ownValues, ...flags.flatMap(([key, one]) => statedByName(key, one, `${place}.${key}`))];
}

/** Whether a value is a history: the list of a workflow with several steps. */
const isHistory = (name: string, value: unknown): boolean =>
  /^workflow$/i.test(name) && Array.isArray(value) && value.length > 1;

/**
 * The properties of a JSON item about who may see it and from when: its own, those in lists, and those in
 * objects such as `meta`, as `meta.status`.
 */
export function statedInJson(value: unknown, path = ''): StatedValue[] {
  if (Array.isArray(value)) return value.flatMap((one) => statedInJson(one, path));
  if (!isObject(value)) return [];
  const pairName = PAIR_NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  // Only the named property of a pair counts; its other keys do not concern the item.
  const valueKey = PAIR_VALUES.find((key) => key in value);
  if (path !== '' && typeof pairName === 'string' && valueKey !== undefined)
    return isStatusName(pairName) ? statedByName(pairName, value[valueKey], path + pairName) : [];
  return Object.entries(value).flatMap(([name, inside]) => statedUnder(name, inside, path + name));
}

function statedUnder(name: string, value: unknown, place: string): StatedValue[] {
  const isNumber = typeof value === 'string' && FIELD_NUMBER.test(value);
  const ownValues = isStatusName(name) && !isNumber ? statedByName(name, value, place) : [];
  return isMetadataPart(name) && !isHistory(name, value)
    ? [...ownValues, ...statedInJson(value, `${place}.`)]
    : ownValues;
}

/**
 * Properties of ninjs and Superdesk for the time from which an item may be shown; they are read elsewhere.
 */
const NINJS_HOLD_NAMES = /^(?:embargoed(?:until)?|publish_schedule|schedule_settings)$/i;

/**
 * The state of a ninjs item by names that its standard does not have, and the moment from which it may be shown by any
 * other name. Names of the standard are read by its own rules.
 */
export const statedOutsideNinjs = (item: Json): StatedValue[] =>
  Object.entries(item).flatMap(([name, value]): StatedValue[] => {
    if (NINJS_HOLD_NAMES.test(name) || isEndName(name) || /^expires$/i.test(name)) return [];
    return isStateName(name) && isVisibilityProperty(name) ? [] : statedUnder(name, value, name);
  });

/** An element as a JSON object: its text, its attributes and the elements within it. */
function toObject(element: XmlElement): unknown {
  const parts = elementsOf(element).map((part) => [part.local, lineOf(part)]);
  const text = parts.length > 0 ? undefined : lineOf(element);
  const attributes = Object.entries(element.attributes).filter(([name]) => !/^xml/.test(name));
  if (attributes.length + parts.length === 0) return text;
  return { ...Object.fromEntries([...attributes, ...parts]), ...(text ? { text } : {}) };
}

function statedByElement(element: XmlElement): StatedValue[] {
  const { name, local } = element;
  if (!isStatusName(local)) return [];
  if (isStateName(local) || isEndName(local) || elementsOf(element).length > 0)
    return statedByName(local, toObject(element), name);
  return holdsOfElement(element.attributes, lineOf(element), endsAtValue(local)).map((value) => ({
    place: name,
    name: local,
    value,
  }));
}

/** Prefixes of vocabularies with their own words for a state, which are read elsewhere. */
const OTHER_VOCABULARY = /^(?:media|app|blogger|itunes|xhtml):/;

const nameIn = (element: XmlElement): string | undefined =>
  PAIR_NAMES.flatMap((key) => {
    const part = elementsOf(element).find(({ local }) => local === key);
    return attribute(element, key) ?? lineOf(part) ?? [];
  })[0];

/**
 * Properties in pairs: `<property name="status" value="draft"/>`, `<meta><key>status</key><value>draft</value></meta>`.
 */
function statedByPair(element: XmlElement, name: string): StatedValue[] {
  const parts = elementsOf(element).filter(({ local }) => PAIR_VALUES.includes(local));
  const textValues = [...(parts.length > 0 ? parts.map(lineOf) : [lineOf(element)])];
  const all = [...textValues, ...PAIR_VALUES.map((key) => attribute(element, key))];
  const statedTexts = all.flatMap((value) => (value && !FIELD_NUMBER.test(value) ? [value] : []));
  return isStatusName(name) ? statedTexts.map((value) => ({ place: name, name, value })) : [];
}

const attributesOf = ({ attributes }: XmlElement, path: string): StatedValue[] =>
  Object.entries(attributes).map(([name, value]) => ({
    place: path + name,
    name: name.replace(/^.*:/, ''),
    value,
  }));

function statedInElement(element: XmlElement): StatedValue[] {
  const { name, local } = element;
  if (OTHER_VOCABULARY.test(name)) return [];
  const ownValues = statedByElement(element);
  if (!isMetadataPart(local)) return ownValues;
  const pairName = nameIn(element);
  if (pairName !== undefined) return [...ownValues, ...statedByPair(element, pairName)];
  return [
    ...ownValues,
    ...attributesOf(element, `${name}@`),
    ...elementsOf(element).flatMap(statedInElement),
  ];
}

/**
 * The properties of an XML item about who may see it and from when, in its attributes and elements at any
 * depth.
 */
export const statedInXml = (item: XmlElement): StatedValue[] => [
  ...elementsOf(item).flatMap(statedInElement),
  ...attributesOf(item, ''),
];
