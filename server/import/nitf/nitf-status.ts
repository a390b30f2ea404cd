import { toMoment } from '../moment.ts';
import type { NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { codeOf } from '../status/code-of.ts';
import { readSignals } from '../status/read-signals.ts';
import { closerOf, readStatus } from '../status/read-status.ts';
import { all, at, attribute, type XmlElement } from '../xml/xml-element.ts';

type Release = Pick<NinjsItem, 'pubstatus' | 'embargoed' | 'validUntil' | 'ednote'>;

const norm = (docdata: XmlElement | undefined, name: string) => attribute(at(docdata, name), 'norm');

/** Dates that a text waits for: its release, and the day from which its rights begin. @throws Rejected */
function waitsFor(docdata: XmlElement | undefined): string | undefined {
  const dates = [norm(docdata, 'date.release'), attribute(at(docdata, 'doc.rights'), 'startdate')];
  const moments = dates.flatMap((date) => {
    if (date === undefined) return [];
    const moment = toMoment(date);
    if (moment === null) throw new Rejected('date.release@norm', `${date.slice(0, 60)} is not a moment`);
    return [moment];
  });
  return moments.toSorted().at(-1);
}

/** Dates after which a text has no validity; one that cannot be read ends nothing, and is told. */
function endsWith(docdata: XmlElement | undefined, told: string[]): string | undefined {
  const dates = [norm(docdata, 'date.expire'), attribute(at(docdata, 'doc.rights'), 'enddate')];
  const moments = dates.flatMap((date) => {
    const moment = date === undefined ? null : toMoment(date);
    if (date !== undefined && moment === null)
      told.push(`date.expire: ${date.slice(0, 60)} is not a moment, left aside`);
    return moment ?? [];
  });
  return moments.toSorted()[0];
}

/** Who may read a document of NITF, and from when: what its head says in all its places. @throws Rejected */
export function nitfRelease(nitf: XmlElement, told: string[]): Release {
  const docdata = at(nitf, 'head', 'docdata');
  const stated = docdata?.attributes['management-status'];
  const isEmbargoed = codeOf(stated ?? '') === 'embargoed';
  const released = waitsFor(docdata);
  const status = readStatus(stated === undefined ? [] : [stated], 'docdata@management-status', {
    // Its release says until when; without one nobody knows.
    embargoed: released === undefined ? 'withheld' : 'usable',
  });
  if (isEmbargoed && released === undefined)
    told.push('embargoed without an hour: kept until another version gives one');
  const messages = all(docdata, 'ed-msg');
  const signals = messages.flatMap((message) => attribute(message, 'msg-type') ?? []);
  return {
    pubstatus: closerOf(status, readSignals(signals)),
    // An hour that passed before the document was issued was never waited for.
    embargoed: released,
    validUntil: endsWith(docdata, told),
    ednote: messages.flatMap((message) => attribute(message, 'info') ?? [])[0],
  };
}

/** The document that this one is an update to, or withdraws. */
export const managedDocument = (nitf: XmlElement): string | undefined =>
  attribute(at(nitf, 'head', 'docdata'), 'management-doc-idref');
