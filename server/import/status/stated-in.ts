import { isDecider } from '../ninjs/deciders.ts';
import { attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isStateName, isTold, type Stated } from './stated-states.ts';

const OTHER_NAMES = [
  ...[
    '_?links?',
    '_?embedded',
    'associations?',
    'attachments?',
    'enclosures?',
    'hubs?',
    'renditions?',
    'postmeta',
  ],
  ...['authors?', 'contributors?', 'creators?', 'editors?', 'owners?', 'people', 'persons?', 'users?'],
  ...[
    'publishers?',
    'organi[sz]ations?',
    'services?',
    'blog',
    'channel',
    'feed',
    'site',
    'source',
    'language',
  ],
  ...['categor(?:y|ies)', 'sections?', 'subjects?', 'tags?', 'group', 'flags'],
  ...['banner_?image', 'images?', 'pictures?', 'galler(?:y|ies)', 'media', 'thumbnails?', 'videos?'],
  ...['children', 'parent', 'previous', 'next', 'related\\w*', 'revisions?', 'translations?'],
  ...['comments?', 'discussion', 'likes?', 'poll', 'reactions?', 'replies', 'stats?', 'thread'],
  ...['newsletters?', 'notifications?', 'push\\w*', 'seo', 'sharing', 'social\\w*'],
  ...['address(?:es)?', 'contact\\w*', 'events?', 'geo\\w*', 'locations?', 'places?', 'venues?'],
];
/** Parts of an item that describe something else, which has a state of its own: an author, a picture, a comment. */
const OTHER_THINGS = new RegExp(`^(?:${OTHER_NAMES.join('|')})$`, 'i');

/** Names under which a list of pairs says what one of them is called: `{ "key": "status", "value": "draft" }`. */
const PAIR_NAMES = ['key', 'name', 'property'];

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text, number and truth in a value, however deep: `"draft"`, `["draft"]`, `{ "value": "draft" }`. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (isObject(value)) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined ? [] : [String(value).trim()];
}

function pairIn(object: Json, path: string): Stated[] {
  const name = PAIR_NAMES.map((key) => object[key]).find((one) => typeof one === 'string' && isTold(one));
  if (typeof name !== 'string') return [];
  return leavesOf(object.value ?? object.content).map((value) => ({ place: `${path}${name}`, name, value }));
}

/**
 * What an item of JSON says of who may see it and from when, in whatever shape: by itself, in lists, in objects of
 * its own, as `meta.status`.
 */
export function statedInJson(value: unknown, path = ''): Stated[] {
  if (Array.isArray(value)) return value.flatMap((one) => statedInJson(one, path));
  if (!isObject(value)) return [];
  const named = Object.entries(value).flatMap(([name, inside]): Stated[] => {
    const place = path + name;
    const own = isTold(name) ? leavesOf(inside).map((leaf) => ({ place, name, value: leaf })) : [];
    return OTHER_THINGS.test(name) ? own : [...own, ...statedInJson(inside, `${place}.`)];
  });
  return [...pairIn(value, path), ...named];
}

/** Objects of ninjs, whatever its version, in which words of the same names mean something else. */
const OF_NINJS =
  /^(?:\$?standard|headlines|bodies|descriptions|altids|events?|eventdetails|plannedcoverage|info_?sources?|trustindicators?|rightsinfo|genres?|objects?|contactinfo|schedule_settings|signal|ingest_\w+|deliveries|planning\w*|assignments?)$/i;

/** What an item of ninjs says by names that its standard does not have; the others are read by its rules. */
export const statedBesideNinjs = (item: Json): Stated[] =>
  Object.entries(item).flatMap(([name, value]): Stated[] => {
    if (isTold(name)) {
      const isOther = isStateName(name) && !isDecider(name);
      return isOther ? leavesOf(value).map((leaf) => ({ place: name, name, value: leaf })) : [];
    }
    return OF_NINJS.test(name) || OTHER_THINGS.test(name) ? [] : statedInJson(value, `${name}.`);
  });

/** Attributes in which elements say what others say as their text. */
const VALUES = [
  ...['value', 'code', 'qcode', 'uri', 'literal', 'term', 'state', 'status', 'name', 'content'],
  ...['until', 'from', 'start', 'date', 'datetime', 'norm'],
];

const valuesOf = (element: XmlElement): string[] =>
  [lineOf(element), ...VALUES.map((name) => attribute(element, name))].flatMap((one) => one ?? []);

/** Vocabularies with words of their own for a state, which are read by their own rules. */
const READ_ELSEWHERE = /^(?:media|app|blogger|itunes|xhtml):/;
const TEXTS = /^(?:title|description|summary|subtitle|content|body|encoded|excerpt|text|p|div|span)$/i;

/** `<property name="status" value="draft"/>`. */
function pairOf(element: XmlElement): Stated[] {
  const name = PAIR_NAMES.map((key) => attribute(element, key)).find((one) => one && isTold(one));
  const value = lineOf(element) ?? attribute(element, 'value') ?? attribute(element, 'content');
  return name && value ? [{ place: name, name, value }] : [];
}

function statedInElement(element: XmlElement): Stated[] {
  const { name, local } = element;
  if (READ_ELSEWHERE.test(name)) return [];
  const own = isTold(local) ? valuesOf(element).map((value) => ({ place: name, name: local, value })) : [];
  if (OTHER_THINGS.test(local) || TEXTS.test(local)) return own;
  return [...own, ...pairOf(element), ...elementsOf(element).flatMap(statedInElement)];
}

/** What an item of XML says of who may see it and from when, in its attributes, its elements and those within. */
export const statedInXml = (item: XmlElement): Stated[] => [
  ...elementsOf(item).flatMap(statedInElement),
  ...Object.entries(item.attributes).map(([name, value]) => ({
    place: name,
    name: name.replace(/^.*:/, ''),
    value,
  })),
];
