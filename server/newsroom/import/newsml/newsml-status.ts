import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { endsAtValue, isEmbargoName, isEmbargoOverName, isHoldName } from '../status/hold-names.ts';
import { checkLooseText, checkNames } from '../status/near-name.ts';
import { checkIsText, isPackage } from '../status/read-class.ts';
import { isForEditors, readSignals } from '../status/read-signals.ts';
import { readStatus, type Status, stricterOf } from '../status/read-status.ts';
import { checkStates, type StatedValue } from '../status/stated-states.ts';
import { holdsOfElement } from '../status/stated-values.ts';
import { all, attribute, elementAt, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { isTextBlock } from './newsml-content.ts';

/** The codes of an element in all their forms: qcode, URI, literal; otherwise its text. */
function codesOf(element: XmlElement): string[] {
  const forms = ['qcode', 'uri', 'literal', 'code'].flatMap((name) => attribute(element, name) ?? []);
  return forms.length > 0 ? forms : [lineOf(element) ?? ''];
}

/**
 * Compares names without regard to case, because some systems write `ednote`; this covers every element that decides
 * who may see an item.
 */
const isSameName = (written: string, name: string): boolean => written.toLowerCase() === name.toLowerCase();

/** The elements with this name in all `itemMeta` elements, of which some items have two. */
export const inItemMeta = (item: XmlElement, local: string): XmlElement[] =>
  all(item, 'itemMeta').flatMap((meta) => elementsOf(meta).filter((part) => isSameName(part.local, local)));

const statedCodes = (item: XmlElement, local: string): string[] => inItemMeta(item, local).flatMap(codesOf);

const holdMoments = (part: XmlElement): string[] =>
  holdsOfElement(part.attributes, lineOf(part), endsAtValue(part.local));

/**
 * Whether an item has an embargo without a date, in `itemMeta` or `contentMeta`: it lasts until another
 * version of the item states one.
 */
const hasOpenEndedEmbargo = (item: XmlElement): boolean =>
  [...all(item, 'itemMeta'), ...all(item, 'contentMeta')]
    .flatMap(elementsOf)
    .filter(({ local }) => isEmbargoName(local) && !isEmbargoOverName(local))
    .some((part) => lineOf(part) === undefined && holdMoments(part).length === 0);

const genres = (item: XmlElement): XmlElement[] => all(elementAt(item, 'contentMeta'), 'genre');

/** The item's kinds in addition to its class; one of them may be a note to editors. */
const kindsOf = (item: XmlElement): string[] => [
  ...statedCodes(item, 'role'),
  ...genres(item).flatMap(codesOf),
  ...genres(item).flatMap((genre) => all(genre, 'name').flatMap((name) => lineOf(name) ?? [])),
];

const DECIDING_ELEMENTS = ['itemClass', 'pubStatus', 'embargoed', 'signal', 'edNote'];
const CODE_ATTRIBUTES = ['qcode', 'uri', 'literal'];

const isDecidingElement = ({ local }: XmlElement): boolean =>
  DECIDING_ELEMENTS.some((name) => isSameName(local, name));

/** Whether an element is a provider's extension property, whose name is in its attribute `rel`. */
const isExtProperty = ({ local }: XmlElement): boolean => /ExtProperty$/.test(local);

/** The values of a non-standard element that may state whether or from when an item may be shown. */
function statedByNonStandard(part: XmlElement, place: string): StatedValue[] {
  const name = isExtProperty(part) ? codeOf(attribute(part, 'rel') ?? '') : part.local;
  const moments = isExtProperty(part) ? [attribute(part, 'value') ?? lineOf(part) ?? ''] : holdMoments(part);
  const values = isHoldName(name) ? moments : [...codesOf(part), attribute(part, 'value') ?? ''];
  return values.map((value) => ({ place: place + part.local, name, value }));
}

/** Values of non-standard elements in `itemMeta` and `contentMeta`. */
export const statedNonStandard = (item: XmlElement): StatedValue[] => [
  ...all(item, 'itemMeta')
    .flatMap(elementsOf)
    .filter((part) => !isDecidingElement(part))
    .flatMap((part) => statedByNonStandard(part, 'itemMeta.')),
  ...all(item, 'contentMeta')
    .flatMap(elementsOf)
    .flatMap((part) => statedByNonStandard(part, 'contentMeta.')),
];

/** @throws Rejected for names that are almost those of elements and attributes deciding who may see an item */
function checkSpelling(item: XmlElement): void {
  const metas = all(item, 'itemMeta');
  const parts = metas.flatMap(elementsOf);
  checkLooseText(metas, DECIDING_ELEMENTS);
  const others = parts.filter((part) => !isDecidingElement(part));
  checkNames(
    others.map(({ local }) => local),
    DECIDING_ELEMENTS,
    'itemMeta.',
  );
  checkStates(statedNonStandard(item));
  const decidingElements = parts.filter(isDecidingElement);
  checkNames(
    decidingElements.flatMap(({ attributes }) => Object.keys(attributes)),
    CODE_ATTRIBUTES,
    'itemMeta@',
  );
}

/** @throws Rejected for an unknown status */
export function newsmlStatus(item: XmlElement, warnings: string[]): Status {
  checkSpelling(item);
  const status = readStatus(statedCodes(item, 'pubStatus'), 'itemMeta.pubStatus');
  const signalStatus = readSignals(statedCodes(item, 'signal'));
  if (signalStatus !== 'usable' && stricterOf(status, signalStatus) !== status)
    warnings.push(`a signal says that it is ${signalStatus}`);
  if (hasOpenEndedEmbargo(item))
    warnings.push('embargoed without an hour: kept until another version gives one');
  const isAdvisory = kindsOf(item).some((kind) => isForEditors(kind));
  if (isAdvisory) warnings.push('its genre or role says that it is for editors: kept, and not shown');
  const otherStatus = hasOpenEndedEmbargo(item) || isAdvisory ? 'withheld' : 'usable';
  return [signalStatus, otherStatus as Status].reduce(stricterOf, status);
}

/** The class of an item that states none, by its contents. */
function classOfContent(item: XmlElement): string {
  const contents = elementsOf(elementAt(item, 'contentSet'));
  if (contents.some(({ local }) => local !== 'remoteContent')) return 'text';
  const types = contents.map((content) => attribute(content, 'contenttype') ?? '');
  const medium = types.map((type) => /^(image|video|audio)\//i.exec(type)?.[1]?.toLowerCase())[0];
  return medium === 'image' ? 'picture' : (medium ?? 'text');
}

/** The class of an item: text, picture, composite … @throws Rejected when it states two */
export function classOf(item: XmlElement): string {
  const classes = [...new Set(statedCodes(item, 'itemClass').map(codeOf))];
  if (classes.length > 1) throw new Rejected('itemMeta.itemClass', `it says both ${classes.join(' and ')}`);
  return classes[0] ?? classOfContent(item);
}

const hasInlineText = (item: XmlElement) =>
  elementsOf(elementAt(item, 'contentSet')).some(
    ({ local }) => local === 'inlineXML' || local === 'inlineData',
  );

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
  const contents = elementsOf(elementAt(item, 'contentSet'));
  const remoteText = contents.find(
    (content) =>
      content.local === 'remoteContent' && !/^image\//i.test(attribute(content, 'contenttype') ?? 'image/'),
  );
  const firstInlineXml = contents.find(({ local }) => local === 'inlineXML');
  if (firstInlineXml && contents.length === 1 && isOtherXml(firstInlineXml))
    throw new Rejected('contentSet', `${attribute(firstInlineXml, 'contenttype') ?? 'its XML'} is not read`);
  if (remoteText && !hasInlineText(item))
    throw new Rejected('contentSet', 'its text lies in another file, which is not read');
}
