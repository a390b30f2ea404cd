type G2Parts = {
  root?: string;
  itemClass?: string;
  status?: string;
  itemMeta?: string;
  meta?: string;
  content?: string;
};

/** An item of NewsML-G2 with ordinary values, which a test overrides. */
export const g2 = ({
  root = 'xml:lang="it"',
  itemClass = '<itemClass qcode="ninat:text"/>',
  status = '<pubStatus qcode="stat:usable"/>',
  itemMeta = '<versionCreated>2026-11-26T07:00:00+01:00</versionCreated>',
  meta = '<headline>Riapre il ponte</headline>',
  content = '<inlineData contenttype="text/plain">Testo.</inlineData>',
}: G2Parts = {}): string =>
  `<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:g2" version="1" ${root}><itemMeta>${itemClass}${status}${itemMeta}</itemMeta><contentMeta>${meta}</contentMeta><contentSet>${content}</contentSet></newsItem>`;

type NitfParts = { docdata?: string; attributes?: string; head?: string; bodyHead?: string; body?: string };

/** An NITF document without print facts. */
export const nitfText = ({
  docdata = '',
  attributes = '',
  head = '',
  bodyHead = '<hedline><hl1>Riapre il ponte</hl1></hedline>',
  body = '<p>Testo.</p>',
}: NitfParts = {}): string =>
  `<nitf version="-//IPTC//DTD NITF 3.6//EN"><head>${head}<docdata ${attributes}><doc-id id-string="urn:nitf"/><date.issue norm="20261126T060000+0100"/>${docdata}</docdata></head><body><body.head>${bodyHead}</body.head><body.content>${body}</body.content></body></nitf>`;

type Properties = Record<string, unknown>;

/** A flat item of ninjs 1, as Superdesk writes it. */
export const ninjs1 = (overrides: Properties = {}): Properties => ({
  guid: 'urn:one',
  type: 'text',
  headline: 'Riapre il ponte',
  body_html: '<p>Testo.</p>',
  versioncreated: '2026-11-26T07:00:00+0000',
  ...overrides,
});

/** An item that says it is of IPTC ninjs 1. */
export const declared1 = (overrides: Properties = {}): Properties => ({
  uri: 'urn:one',
  $standard: { name: 'ninjs', version: '1.4' },
  headline: 'Riapre il ponte',
  body_html: '<p>Testo.</p>',
  versioncreated: '2026-11-26T07:00:00Z',
  ...overrides,
});

export const ninjs2 = (overrides: Properties = {}): Properties => ({
  uri: 'urn:two',
  standard: { name: 'ninjs', version: '2.2' },
  headlines: [{ role: 'main', value: 'Riapre il ponte' }],
  bodies: [{ role: 'main', contenttype: 'text/html', value: '<p>Testo.</p>' }],
  versioncreated: '2026-11-26T07:00:00Z',
  ...overrides,
});

export const ninjs3 = (overrides: Properties = {}): Properties => ({
  uri: 'urn:three',
  standard: { name: 'ninjs', version: '3.1' },
  headlines: [{ value: 'Riapre il ponte' }],
  bodies: [{ contentType: 'text/html', value: '<p>Testo.</p>' }],
  versionCreated: '2026-11-26T07:00:00Z',
  ...overrides,
});
