import { toEnd } from '../moment.ts';
import type { NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { checkLooseText, checkNames } from '../status/near-name.ts';
import { readSignals } from '../status/read-signals.ts';
import { readStatus, stricterOf } from '../status/read-status.ts';
import { holdsIn, holdsNothing, latestHold } from '../status/stated-holds.ts';
import { statedInXml } from '../status/stated-in.ts';
import { checkStates, type Stated } from '../status/stated-states.ts';
import { all, at, attribute, elementsOf, lineOf, type XmlElement } from '../xml/xml-element.ts';

type Release = Pick<NinjsItem, 'pubstatus' | 'embargoed' | 'validUntil' | 'ednote'>;

/** Every `docdata` of a document, even if there are two. */
const docdata = (nitf: XmlElement): XmlElement[] => all(nitf, 'head').flatMap((head) => all(head, 'docdata'));

const stated = (nitf: XmlElement, local: string, name: string): string[] =>
  docdata(nitf)
    .flatMap((part) => all(part, local))
    .flatMap((element) => attribute(element, name) ?? []);

/** The values of an element in an attribute, and in its text, where the standard has none. */
const saidIn = (nitf: XmlElement, local: string, name: string): string[] =>
  docdata(nitf)
    .flatMap((part) => all(part, local))
    .flatMap((element) => [attribute(element, name), lineOf(element)])
    .flatMap((one) => one ?? []);

const DECIDERS = ['date.release', 'date.expire', 'doc.rights', 'ed-msg'];

/** Values of non-standard elements in a head, and of its `meta` elements. */
const statedBeside = (nitf: XmlElement): Stated[] => {
  const metas = all(nitf, 'head').map((head) => ({ ...head, children: all(head, 'meta') }));
  return [...docdata(nitf), ...metas].flatMap(statedInXml).filter(({ name }) => !DECIDERS.includes(name));
};

/**
 * The last date that a text waits for: its release, the beginning of its rights, a non-standard element.
 * @throws Rejected
 */
function waitsFor(nitf: XmlElement): string | undefined {
  const dates = [...saidIn(nitf, 'date.release', 'norm'), ...stated(nitf, 'doc.rights', 'startdate')];
  const own = dates
    .filter((written) => !holdsNothing(written))
    .map((written) => ({ place: 'date.release@norm', written }));
  return latestHold([...own, ...holdsIn(statedBeside(nitf))]);
}

/** The first date on which a text loses its validity; an unreadable one is ignored with a warning. */
function endsWith(nitf: XmlElement, told: string[]): string | undefined {
  const dates = [...saidIn(nitf, 'date.expire', 'norm'), ...stated(nitf, 'doc.rights', 'enddate')];
  const moments = dates.flatMap((date) => {
    const moment = toEnd(date);
    if (moment === null) told.push(`date.expire: ${date.slice(0, 60)} is not a moment, left aside`);
    return moment ?? [];
  });
  return moments.toSorted()[0];
}

const FORMS = ['norm', 'startdate', 'enddate', 'msg-type', 'info'];

/** Whether an element has neither a known attribute nor text, but a value in another attribute. */
const isSilent = (element: XmlElement): boolean =>
  lineOf(element) === undefined &&
  Object.entries(element.attributes).some(([name, value]) => value.trim() !== '' && name !== 'id') &&
  attribute(element, 'norm') === undefined;

/** @throws Rejected for names that are almost those of elements and attributes deciding who may read a document */
function checkSpelling(nitf: XmlElement): void {
  const heads = docdata(nitf);
  const parts = heads.flatMap(elementsOf);
  checkLooseText(heads, DECIDERS);
  checkNames(
    heads.flatMap(({ attributes }) => Object.keys(attributes)),
    ['management-status'],
    'docdata@',
  );
  checkNames(
    parts.map(({ local }) => local),
    DECIDERS,
    'docdata.',
  );
  checkStates(statedBeside(nitf));
  const silent = parts.find((part) => part.local === 'date.release' && isSilent(part));
  if (silent) throw new Rejected('date.release', 'its date stands in an attribute that is not known');
  const deciding = parts.filter(({ local }) => DECIDERS.includes(local));
  checkNames(
    deciding.flatMap(({ attributes }) => Object.keys(attributes)),
    FORMS,
    'docdata@',
  );
}

/** Reads whether and from when an NITF document may be shown, from all places in its head. @throws Rejected */
export function nitfRelease(nitf: XmlElement, told: string[]): Release {
  checkSpelling(nitf);
  const statuses = docdata(nitf).flatMap(({ attributes }) => attributes['management-status'] ?? []);
  const released = waitsFor(nitf);
  const status = readStatus(statuses, 'docdata@management-status', {
    // The release date ends the embargo; without one its end is unknown.
    embargoed: released === undefined ? 'withheld' : 'usable',
  });
  if (released === undefined && statuses.some((one) => codeOf(one) === 'embargoed'))
    told.push('embargoed without an hour: kept until another version gives one');
  const notes = saidIn(nitf, 'ed-msg', 'info');
  return {
    pubstatus: stricterOf(status, readSignals(stated(nitf, 'ed-msg', 'msg-type'))),
    // A release before the document was issued has no effect.
    embargoed: released,
    validUntil: endsWith(nitf, told),
    ednote: notes.join('\n') || undefined,
  };
}

/** The id of the document that this one updates or withdraws. */
export const managedDocument = (nitf: XmlElement): string | undefined =>
  attribute(at(nitf, 'head', 'docdata'), 'management-doc-idref');
