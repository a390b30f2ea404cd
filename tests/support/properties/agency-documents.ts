import fc from 'fast-check';

/** The contents of a generated agency item, as far as every format can express them. */
export type AgencyItem = {
  title: string;
  subtitle: string;
  paragraphs: string[];
  authors: string[];
  /** Seconds since 1970. */
  written: number;
  topic: { code: string; section: string };
  status: 'usable' | 'withheld' | 'canceled';
  /** Embargo in minutes from now; null where there is none. */
  embargo: number | null;
  kind: 'text' | 'picture' | 'video';
};

export const NOW = new Date('2026-11-26T11:00:00Z');

const WORDS =
  'riapre ponte fiume perché città “rialzo” l’acqua a&b 3<4 domani più già «sì» tè 12% vento Roma però e-mail'.split(
    ' ',
  );
const NAMES = ['Anna Verdi', 'Luca De Bianchi', "Marta D'Ancona", 'Ugo Neri', 'João Lima', 'Иван Петров'];
const TOPICS = [
  { code: '20000822', section: 'Sport' },
  { code: '20000574', section: 'Politica' },
  { code: '20000446', section: 'Scienza e Salute' },
  { code: '15054000', section: 'Sport' },
  { code: '04016038', section: 'Economia' },
];

const line = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: most }).map((words) => words.join(' '));

export const agencyItem: fc.Arbitrary<AgencyItem> = fc.record({
  title: line(8),
  subtitle: line(10).map((text) => `Sotto: ${text}`),
  paragraphs: fc.array(line(20), { minLength: 1, maxLength: 5 }),
  authors: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
  written: fc.integer({ min: Date.parse('2026-11-01T00:00:00Z') / 1000, max: NOW.getTime() / 1000 }),
  topic: fc.constantFrom(...TOPICS),
  status: fc.constantFrom('usable', 'usable', 'withheld', 'canceled'),
  embargo: fc.option(fc.integer({ min: -9999, max: 9999 }), { freq: 3 }),
  kind: fc.constantFrom('text', 'text', 'text', 'picture', 'video'),
});

export const isShown = ({ status, embargo, kind }: AgencyItem): boolean =>
  status === 'usable' && kind === 'text' && (embargo ?? 0) <= 0;

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
export const writtenAt = ({ written }: AgencyItem): string => iso(written);
const embargoOf = ({ embargo }: AgencyItem): string | undefined =>
  embargo === null ? undefined : iso(NOW.getTime() / 1000 + embargo * 60);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const html = ({ paragraphs }: AgencyItem): string =>
  paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('');
const byline = ({ authors }: AgencyItem) => (authors.length > 0 ? `di ${authors.join(' e ')}` : undefined);
const MEDIATOPIC = 'http://cv.iptc.org/newscodes/mediatopic/';

const json = (value: Record<string, unknown>): string => JSON.stringify(value);

function ninjs1(one: AgencyItem): string {
  return json({
    guid: 'urn:made:1',
    type: one.kind,
    pubstatus: one.status,
    embargoed: embargoOf(one),
    versioncreated: writtenAt(one),
    headline: one.title,
    headline_sub: one.subtitle,
    byline: byline(one),
    body_html: one.kind === 'text' ? html(one) : undefined,
    subject: [{ scheme: MEDIATOPIC, code: one.topic.code, name: 'Tema' }],
  });
}

function ninjs2(one: AgencyItem): string {
  return json({
    uri: 'urn:made:2',
    standard: { name: 'ninjs', version: '2.2' },
    type: one.kind,
    pubstatus: one.status,
    embargoed: embargoOf(one),
    versioncreated: writtenAt(one),
    headlines: [
      { role: 'main', value: one.title, contenttype: 'text/plain' },
      { role: 'subheadline', value: one.subtitle, contenttype: 'text/plain' },
    ],
    by: byline(one),
    bodies: one.kind === 'text' ? [{ role: 'main', contenttype: 'text/html', value: html(one) }] : [],
    subjects: [{ uri: MEDIATOPIC + one.topic.code, name: 'Tema' }],
  });
}

function ninjs3(one: AgencyItem): string {
  return json({
    uri: 'urn:made:3',
    standard: { name: 'ninjs', version: '3.1' },
    type: one.kind,
    pubStatus: one.status,
    embargoedUntil: embargoOf(one),
    versionCreated: writtenAt(one),
    headlines: [
      { role: 'main', value: one.title, contentType: 'text/plain' },
      { role: 'subheadline', value: one.subtitle, contentType: 'text/plain' },
    ],
    people: one.authors.map((name) => ({ name, rel: 'author' })),
    bodies: one.kind === 'text' ? [{ contentType: 'text/html', value: html(one) }] : [],
    subjects: [{ uri: MEDIATOPIC + one.topic.code, name: 'Tema' }],
  });
}

const element = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`;

function newsml(one: AgencyItem): string {
  const creators = one.authors.map((name) => `<creator>${element('name', name)}</creator>`).join('');
  const content =
    one.kind === 'text'
      ? `<inlineXML contenttype="application/xhtml+xml"><html xmlns="http://www.w3.org/1999/xhtml"><body>${html(one)}</body></html></inlineXML>`
      : `<remoteContent contenttype="${one.kind === 'picture' ? 'image/jpeg' : 'video/mp4'}" href="a.jpg"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?><newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:made:4" version="1" xml:lang="it"><itemMeta><itemClass qcode="ninat:${one.kind}"/><provider literal="made"/><versionCreated>${writtenAt(one)}</versionCreated>${element('embargoed', embargoOf(one))}<pubStatus qcode="stat:${one.status}"/></itemMeta><contentMeta>${creators}<subject qcode="medtop:${one.topic.code}"><name>Tema</name></subject>${element('headline', one.title)}<headline role="hld:subHeadline">${escaped(one.subtitle)}</headline></contentMeta><contentSet>${content}</contentSet></newsItem>`;
}

/** NITF can express only texts. */
function nitf(one: AgencyItem): string {
  const release = embargoOf(one)?.replace(/[-:]|\.000/g, '');
  const issued = writtenAt(one).replace(/[-:]|\.000/g, '');
  const persons = one.authors.map((name) => element('person', name)).join(' e ');
  return `<?xml version="1.0" encoding="UTF-8"?><nitf version="-//IPTC//DTD NITF 3.6//EN"><head><tobject><tobject.subject tobject.subject.refnum="${one.topic.code}" tobject.subject.type="Tema"/></tobject><docdata management-status="${one.status}"><doc-id id-string="urn:made:5"/><date.issue norm="${issued}"/>${release ? `<date.release norm="${release}"/>` : ''}</docdata></head><body><body.head><hedline>${element('hl1', one.title)}${element('hl2', one.subtitle)}</hedline>${persons ? `<byline>di ${persons}</byline>` : ''}</body.head><body.content>${html(one)}</body.content></body></nitf>`;
}

export const FORMATS: [name: string, write: (one: AgencyItem) => string][] = [
  ['ninjs 1', ninjs1],
  ['ninjs 2', ninjs2],
  ['ninjs 3', ninjs3],
  ['NewsML-G2', newsml],
  ['NITF', (one) => nitf({ ...one, kind: 'text' })],
];
