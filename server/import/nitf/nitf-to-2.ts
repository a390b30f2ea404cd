import { dayAt } from '#domain/dates.ts';
import { toMoment } from '../moment.ts';
import type { NinjsAssociation, NinjsConcept, NinjsItem } from '../ninjs/ninjs-item.ts';
import { Rejected } from '../rejected.ts';
import { all, at, attribute, lineOf, textOf, within, type XmlElement } from '../xml/xml-element.ts';
import { nitfBody } from './nitf-body.ts';

/** What the places of a refusal are called in this format. */
export const NITF_PLACES = {
  uri: 'doc-id@id-string',
  headlines: 'hl1',
  bodies: 'body.content',
  versioncreated: 'date.issue@norm',
  firstcreated: 'date.release@norm',
  embargoed: 'date.release@norm',
  altids: 'pubdata',
};

const STATUS: Record<string, NinjsItem['pubstatus']> = {
  usable: 'usable',
  embargoed: 'withheld',
  withheld: 'withheld',
  canceled: 'canceled',
  cancelled: 'canceled',
};

function statusOf(docdata: XmlElement | undefined): NinjsItem['pubstatus'] {
  const written = attribute(docdata, 'management-status');
  if (written === undefined) return 'usable';
  const status = STATUS[written.toLowerCase()];
  if (!status) throw new Rejected('docdata@management-status', `${written} is no status of NITF`);
  return status;
}

/** `20250307`, or a moment of that day. */
function dayOf(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const digits = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(written);
  if (digits) return digits.slice(1).join('-');
  const moment = toMoment(written);
  if (!moment) throw new Rejected('pubdata@date.publication', `${written} is not a day`);
  return dayAt(moment);
}

function printFacts(pubdata: XmlElement | undefined): NonNullable<NinjsItem['altids']> {
  const facts = {
    printEditionDate: dayOf(attribute(pubdata, 'date.publication')),
    printEdition: attribute(pubdata, 'edition.name') ?? attribute(pubdata, 'edition.area'),
    printPage: attribute(pubdata, 'position.sequence'),
  };
  return Object.entries(facts).flatMap(([role, value]) => (value ? [{ role, value }] : []));
}

const concepts = (parent: XmlElement | undefined, local: string): NinjsConcept[] =>
  all(parent, local).map((element) => ({ name: lineOf(element), rel: 'mentions' }));

function subjects(nitf: XmlElement, docdata: XmlElement | undefined): NinjsConcept[] {
  const section = attribute(at(nitf, 'head', 'pubdata'), 'position.section');
  const series = attribute(at(docdata, 'series'), 'series.name');
  const access = attribute(at(docdata, 'doc.rights'), 'limitations');
  return [
    ...(section ? [{ name: section, rel: 'section' }] : []),
    ...(series ? [{ name: series, rel: 'special' }] : []),
    ...(access ? [{ literal: access, rel: 'access' }] : []),
    ...all(at(docdata, 'key-list'), 'keyword').map((word) => ({
      name: attribute(word, 'key'),
      rel: 'topic',
    })),
  ];
}

function picture(media: XmlElement): NinjsAssociation[] {
  const type = attribute(media, 'media-type')?.toLowerCase();
  if (type !== undefined && type !== 'image' && type !== 'photo') return [];
  const renditions = all(media, 'media-reference').flatMap((reference) => {
    const href = attribute(reference, 'source');
    return href ? [{ href, width: Number(attribute(reference, 'width')) || undefined }] : [];
  });
  const caption = lineOf(all(media, 'media-caption')[0]);
  return [
    {
      type: 'picture',
      by: lineOf(all(media, 'media-producer')[0]),
      renditions,
      ...(caption && {
        descriptions: [{ role: 'caption', contenttype: 'text/plain', value: caption }],
      }),
    },
  ];
}

/** Everything that stands between `body.head` and `body.end`: what NITF shares when it lies in NewsML. */
export function nitfContent(nitf: XmlElement) {
  const head = at(nitf, 'body', 'body.head');
  const title = lineOf(at(head, 'hedline', 'hl1'));
  const subtitle = lineOf(at(head, 'hedline', 'hl2'));
  const summary = lineOf(at(head, 'abstract'));
  const plain = { contenttype: 'text/plain' };
  return {
    headlines: [
      ...(title ? [{ ...plain, role: 'main', value: title }] : []),
      ...(subtitle ? [{ ...plain, role: 'subheadline', value: subtitle }] : []),
    ],
    descriptions: summary ? [{ ...plain, role: 'summary', value: summary }] : [],
    bodies: [{ role: 'main', contenttype: 'text/html', value: nitfBody(at(nitf, 'body', 'body.content')) }],
    by: lineOf(at(head, 'byline')),
    located: lineOf(at(head, 'dateline')),
    authors: all(at(head, 'byline'), 'person').map((person) => ({ name: lineOf(person), rel: 'author' })),
    associations: within(at(nitf, 'body'), 'media').flatMap(picture),
  };
}

/** NITF 3 in the terms of ninjs 2.2. @throws Rejected */
export function nitfTo2(nitf: XmlElement): NinjsItem {
  const version = attribute(nitf, 'version');
  if (version !== undefined && !/NITF 3\.\d/i.test(version))
    throw new Rejected('nitf@version', `${version} is not a version the importer reads`);
  const docdata = at(nitf, 'head', 'docdata');
  const uri = attribute(at(docdata, 'doc-id'), 'id-string');
  if (!uri) throw new Rejected('doc-id@id-string', 'missing');
  const issued = attribute(at(docdata, 'date.issue'), 'norm');
  const released = attribute(at(docdata, 'date.release'), 'norm');
  const { authors, ...content } = nitfContent(nitf);
  const known = at(docdata, 'identified-content');
  const later = issued && released && (toMoment(released) ?? '') > (toMoment(issued) ?? '');
  return {
    uri,
    version: attribute(at(docdata, 'du-key'), 'version'),
    versioncreated: issued ?? released,
    firstcreated: released ?? issued,
    // Released after it was issued: until then nobody reads it.
    embargoed: later ? released : undefined,
    pubstatus: statusOf(docdata),
    urgency: Number(attribute(at(docdata, 'urgency'), 'ed-urg')) || undefined,
    copyrightholder: attribute(at(docdata, 'doc.copyright'), 'holder'),
    ...content,
    headlines: content.headlines.length > 0 ? content.headlines : titleOfHead(nitf),
    subjects: subjects(nitf, docdata),
    people: [...authors, ...concepts(known, 'person')],
    organisations: concepts(known, 'org'),
    places: concepts(known, 'location'),
    altids: printFacts(at(nitf, 'head', 'pubdata')),
  };
}

function titleOfHead(nitf: XmlElement): NonNullable<NinjsItem['headlines']> {
  const title = textOf(at(nitf, 'head', 'title')).trim();
  return title ? [{ role: 'main', contenttype: 'text/plain', value: title }] : [];
}
