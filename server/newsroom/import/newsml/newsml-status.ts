import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { isEmbargoName, isHoldName, isOverName, isUntil } from '../status/hold-names.ts';
import { checkLooseText, checkNames } from '../status/near-name.ts';
import { checkIsText, isPackage } from '../status/read-class.ts';
import { isForEditors, readSignals } from '../status/read-signals.ts';
import { readStatus, type Status, stricterOf } from '../status/read-status.ts';
import { checkStates, type Stated } from '../status/stated-states.ts';
import { holdsOfElement } from '../status/stated-values.ts';
import { all, at, attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isTextBlock } from './newsml-content.ts';

/** The code of an element in every form: as a qcode, as a URI, in words. */
function statedBy(element: XmlElement): string[] {
  const forms = ['qcode', 'uri', 'literal', 'code'].flatMap((name) => attribute(element, name) ?? []);
  return forms.length > 0 ? forms : [lineOf(element) ?? ''];
}

/**
 * Compares names without regard to case, because some systems write `ednote`; this covers every element that decides
 * who may see an item.
 */
const isSame = (written: string, name: string): boolean => written.toLowerCase() === name.toLowerCase();

/** The elements of that name in every `itemMeta`, even if there are two. */
export const inItemMeta = (item: XmlElement, local: string): XmlElement[] =>
  all(item, 'itemMeta').flatMap((meta) => elementsOf(meta).filter((part) => isSame(part.local, local)));

const stated = (item: XmlElement, local: string): string[] => inItemMeta(item, local).flatMap(statedBy);

const momentsOf = (part: XmlElement): string[] =>
  holdsOfElement(part.attributes, lineOf(part), isUntil(part.local));

/**
 * Whether an item has an embargo without a date, in either head: it lasts until another version of the item gives one.
 */
const isEmbargoedForGood = (item: XmlElement): boolean =>
  [...all(item, 'itemMeta'), ...all(item, 'contentMeta')]
    .flatMap(elementsOf)
    .filter(({ local }) => isEmbargoName(local) && !isOverName(local))
    .some((part) => lineOf(part) === undefined && momentsOf(part).length === 0);

const genres = (item: XmlElement): XmlElement[] => all(at(item, 'contentMeta'), 'genre');

/** The item's kinds in addition to its class; one of them may be a note to editors. */
const kindsOf = (item: XmlElement): string[] => [
  ...stated(item, 'role'),
  ...genres(item).flatMap(statedBy),
  ...genres(item).flatMap((genre) => all(genre, 'name').flatMap((name) => lineOf(name) ?? [])),
];

const DECIDERS = ['itemClass', 'pubStatus', 'embargoed', 'signal', 'edNote'];
const FORMS = ['qcode', 'uri', 'literal'];

const isDecider = ({ local }: XmlElement): boolean => DECIDERS.some((name) => isSame(local, name));

/** Whether an element is a provider's own property, whose kind is in `rel`. */
const isExtProperty = ({ local }: XmlElement): boolean => /ExtProperty$/.test(local);

/** The values of a non-standard element that may state whether or from when an item may be shown. */
function statedByForeign(part: XmlElement, place: string): Stated[] {
  const name = isExtProperty(part) ? codeOf(attribute(part, 'rel') ?? '') : part.local;
  const moments = isExtProperty(part) ? [attribute(part, 'value') ?? lineOf(part) ?? ''] : momentsOf(part);
  const values = isHoldName(name) ? moments : [...statedBy(part), attribute(part, 'value') ?? ''];
  return values.map((value) => ({ place: place + part.local, name, value }));
}

/** Values of non-standard elements in the two heads of an item. */
export const statedBeside = (item: XmlElement): Stated[] => [
  ...all(item, 'itemMeta')
    .flatMap(elementsOf)
    .filter((part) => !isDecider(part))
    .flatMap((part) => statedByForeign(part, 'itemMeta.')),
  ...all(item, 'contentMeta')
    .flatMap(elementsOf)
    .flatMap((part) => statedByForeign(part, 'contentMeta.')),
];

/** @throws Rejected for names that are almost those of elements and attributes deciding who may see an item */
function checkSpelling(item: XmlElement): void {
  const metas = all(item, 'itemMeta');
  const parts = metas.flatMap(elementsOf);
  checkLooseText(metas, DECIDERS);
  const others = parts.filter((part) => !isDecider(part));
  checkNames(
    others.map(({ local }) => local),
    DECIDERS,
    'itemMeta.',
  );
  checkStates(statedBeside(item));
  const deciding = parts.filter(isDecider);
  checkNames(
    deciding.flatMap(({ attributes }) => Object.keys(attributes)),
    FORMS,
    'itemMeta@',
  );
}

/** @throws Rejected for an unknown status */
export function newsmlStatus(item: XmlElement, told: string[]): Status {
  checkSpelling(item);
  const status = readStatus(stated(item, 'pubStatus'), 'itemMeta.pubStatus');
  const signalled = readSignals(stated(item, 'signal'));
  if (signalled !== 'usable' && stricterOf(status, signalled) !== status)
    told.push(`a signal says that it is ${signalled}`);
  if (isEmbargoedForGood(item)) told.push('embargoed without an hour: kept until another version gives one');
  const isAdvisory = kindsOf(item).some((kind) => isForEditors(kind));
  if (isAdvisory) told.push('its genre or role says that it is for editors: kept, and not shown');
  const held = isEmbargoedForGood(item) || isAdvisory ? 'withheld' : 'usable';
  return [signalled, held as Status].reduce(stricterOf, status);
}

/** The class of an item that states none, by its contents. */
function classOfContent(item: XmlElement): string {
  const contents = elementsOf(at(item, 'contentSet'));
  if (contents.some(({ local }) => local !== 'remoteContent')) return 'text';
  const types = contents.map((content) => attribute(content, 'contenttype') ?? '');
  const medium = types.map((type) => /^(image|video|audio)\//i.exec(type)?.[1]?.toLowerCase())[0];
  return medium === 'image' ? 'picture' : (medium ?? 'text');
}

/** The class of an item: text, picture, composite … @throws Rejected when it states two */
export function classOf(item: XmlElement): string {
  const classes = [...new Set(stated(item, 'itemClass').map(codeOf))];
  if (classes.length > 1) throw new Rejected('itemMeta.itemClass', `it says both ${classes.join(' and ')}`);
  return classes[0] ?? classOfContent(item);
}

const hasInlineText = (item: XmlElement) =>
  elementsOf(at(item, 'contentSet')).some(({ local }) => local === 'inlineXML' || local === 'inlineData');

/** XML that is neither a page nor NITF: tables of results, events. */
const isOtherXml = (content: XmlElement): boolean => {
  const parts = elementsOf(content);
  return parts.length > 0 && parts.every(({ local }) => local !== 'nitf' && !isTextBlock(local));
};

/** @throws Rejected for an item that is no text; a withdrawal is accepted for any class */
export function checkNewsmlClass(item: XmlElement, status: Status): void {
  if (status === 'canceled') return;
  const kind = classOf(item);
  if (!(isPackage(kind) && hasInlineText(item))) checkIsText(kind, 'itemMeta.itemClass');
  const contents = elementsOf(at(item, 'contentSet'));
  const elsewhere = contents.find(
    (content) =>
      content.local === 'remoteContent' && !/^image\//i.test(attribute(content, 'contenttype') ?? 'image/'),
  );
  const strange = contents.find(({ local }) => local === 'inlineXML');
  if (strange && contents.length === 1 && isOtherXml(strange))
    throw new Rejected('contentSet', `${attribute(strange, 'contenttype') ?? 'its XML'} is not read`);
  if (elsewhere && !hasInlineText(item))
    throw new Rejected('contentSet', 'its text lies in another file, which is not read');
}
