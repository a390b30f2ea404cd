import { parseEnd } from '../moment.ts';
import type { NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { checkLooseText, checkNames } from '../status/near-name.ts';
import { readSignals } from '../status/read-signals.ts';
import { readStatus, stricterOf } from '../status/read-status.ts';
import { holdsIn, holdsNothing, latestHold } from '../status/stated-holds.ts';
import { statedInXml } from '../status/stated-in.ts';
import { checkStates, type StatedValue } from '../status/stated-states.ts';
import { all, attribute, elementAt, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { notesForEditors } from './nitf-body.ts';

type Release = Pick<NinjsItem, 'pubstatus' | 'embargoed' | 'isEmbargoed' | 'validUntil' | 'ednote'>;

/** Every `docdata` of a document, even if there are two. */
const docdata = (nitf: XmlElement): XmlElement[] => all(nitf, 'head').flatMap((head) => all(head, 'docdata'));

const attributeValues = (nitf: XmlElement, local: string, name: string): string[] =>
  docdata(nitf)
    .flatMap((part) => all(part, local))
    .flatMap((element) => attribute(element, name) ?? []);

/**
 * The values of an element in an attribute, and in its text, although the standard does not provide for text.
 */
const attributeAndTextValues = (nitf: XmlElement, local: string, name: string): string[] =>
  docdata(nitf)
    .flatMap((part) => all(part, local))
    .flatMap((element) => [attribute(element, name), lineOf(element)])
    .flatMap((one) => one ?? []);

const DECIDING_ELEMENTS = ['date.release', 'date.expire', 'doc.rights', 'ed-msg'];

/** Values of non-standard elements in a head, and of its `meta` elements. */
const statedNonStandard = (nitf: XmlElement): StatedValue[] => {
  const metas = all(nitf, 'head').map((head) => ({ ...head, children: all(head, 'meta') }));
  return [...docdata(nitf), ...metas]
    .flatMap(statedInXml)
    .filter(({ name }) => !DECIDING_ELEMENTS.includes(name));
};

/**
 * The latest time before which a text must not be shown: its release, the beginning of its rights, or that of
 * a non-standard element.
 * @throws Rejected
 */
function embargoOf(nitf: XmlElement): string | undefined {
  const dates = [
    ...attributeAndTextValues(nitf, 'date.release', 'norm'),
    ...attributeValues(nitf, 'doc.rights', 'startdate'),
  ];
  const standardHolds = dates
    .filter((written) => !holdsNothing(written))
    .map((written) => ({ place: 'date.release@norm', written }));
  return latestHold([...standardHolds, ...holdsIn(statedNonStandard(nitf))]);
}

/** The first date on which a text loses its validity; an unreadable one is ignored with a warning. */
function endOfValidity(nitf: XmlElement, warnings: string[]): string | undefined {
  const dates = [
    ...attributeAndTextValues(nitf, 'date.expire', 'norm'),
    ...attributeValues(nitf, 'doc.rights', 'enddate'),
  ];
  const moments = dates.flatMap((date) => {
    const moment = parseEnd(date);
    if (moment === null) warnings.push(`date.expire: ${date.slice(0, 60)} is not a moment, left aside`);
    return moment ?? [];
  });
  return moments.toSorted()[0];
}

const KNOWN_ATTRIBUTES = ['norm', 'startdate', 'enddate', 'msg-type', 'info'];

/** Whether an element has neither a known attribute nor text, but a value in another attribute. */
const hasUnknownAttributeOnly = (element: XmlElement): boolean =>
  lineOf(element) === undefined &&
  Object.entries(element.attributes).some(([name, value]) => value.trim() !== '' && name !== 'id') &&
  attribute(element, 'norm') === undefined;

/** @throws Rejected for names that are almost those of elements and attributes deciding who may read a document */
function checkSpelling(nitf: XmlElement): void {
  const heads = docdata(nitf);
  const parts = heads.flatMap(elementsOf);
  checkLooseText(heads, DECIDING_ELEMENTS);
  checkNames(
    heads.flatMap(({ attributes }) => Object.keys(attributes)),
    ['management-status'],
    'docdata@',
  );
  checkNames(
    parts.map(({ local }) => local),
    DECIDING_ELEMENTS,
    'docdata.',
  );
  checkStates(statedNonStandard(nitf));
  const unreadableRelease = parts.find(
    (part) => part.local === 'date.release' && hasUnknownAttributeOnly(part),
  );
  if (unreadableRelease)
    throw new Rejected('date.release', 'its date stands in an attribute that is not known');
  const decidingElements = parts.filter(({ local }) => DECIDING_ELEMENTS.includes(local));
  checkNames(
    decidingElements.flatMap(({ attributes }) => Object.keys(attributes)),
    KNOWN_ATTRIBUTES,
    'docdata@',
  );
}

/** Reads whether and from when an NITF document may be shown, from all places in its head. @throws Rejected */
export function nitfRelease(nitf: XmlElement, warnings: string[]): Release {
  checkSpelling(nitf);
  const statuses = docdata(nitf).flatMap(({ attributes }) => attributes['management-status'] ?? []);
  const embargo = embargoOf(nitf);
  const status = readStatus(statuses, 'docdata@management-status', {
    // The release date ends the embargo; without one its end is unknown.
    embargoed: embargo === undefined ? 'withheld' : 'usable',
  });
  const isEmbargoed = statuses.some((one) => codeOf(one) === 'embargoed');
  if (embargo === undefined && isEmbargoed)
    warnings.push('embargoed without an hour: kept until another version gives one');
  const notes = [
    ...attributeAndTextValues(nitf, 'ed-msg', 'info'),
    ...notesForEditors(elementAt(nitf, 'body')),
  ];
  return {
    pubstatus: stricterOf(status, readSignals(attributeValues(nitf, 'ed-msg', 'msg-type'))),
    // A release date that has passed already has no effect later on.
    embargoed: embargo,
    isEmbargoed,
    validUntil: endOfValidity(nitf, warnings),
    ednote: notes.join('\n') || undefined,
  };
}

/** The id of the document that this one updates or withdraws. */
export const replacedDocumentIdOf = (nitf: XmlElement): string | undefined =>
  attribute(elementAt(nitf, 'head', 'docdata'), 'management-doc-idref');
