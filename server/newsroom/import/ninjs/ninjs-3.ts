import * as v from 'valibot';
import { planningProperties } from './ninjs-3-planning.ts';
import {
  dateTime,
  exactlyOne,
  GeoJson,
  Href,
  integer,
  list,
  number,
  percent,
  strict,
  text,
  Uri,
  uri,
} from './schema-parts.ts';

const Address = strict({
  lines: list(v.string()),
  locality: text,
  area: text,
  postalCode: text,
  country: text,
});

const ContactInfo = v.pipe(
  strict({
    type: text,
    role: text,
    lang: text,
    name: text,
    value: text,
    address: v.exactOptional(Address),
  }),
  exactlyOne('value', 'address'),
);

const NamedText = { role: text, contentType: text, value: v.string() };
const concept = { name: text, rel: text, uri, literal: text };
const contactInfo = list(ContactInfo);

const Organisation = strict({
  ...concept,
  symbols: list(strict({ exchange: text, symbolType: uri, symbol: text })),
  contactInfo,
});

const Rendition = strict({
  name: v.string(),
  href: v.exactOptional(Href),
  contentType: text,
  title: text,
  width: integer,
  height: integer,
  sizeInBytes: integer,
  duration: number,
  format: text,
  aspectRatio: text,
  videoCodec: text,
  frameRate: number,
  poi: v.exactOptional(strict({ x: integer, y: integer })),
  transportProtocol: text,
  scanType: v.exactOptional(v.picklist(['progressive', 'interlaced'])),
  bitrate: text,
});

const Type = v.picklist([
  'text',
  'audio',
  'video',
  'picture',
  'graphic',
  'composite',
  'component',
  'event',
  'planning',
]);

const RightsInfo = v.pipe(
  strict({ langId: uri, linkedRights: uri, encodedRights: text }),
  exactlyOne('linkedRights', 'encodedRights'),
);

const properties = {
  uri,
  type: v.exactOptional(Type),
  representationType: v.exactOptional(v.picklist(['full', 'partial'])),
  profile: text,
  version: text,
  firstCreated: dateTime,
  versionCreated: dateTime,
  contentCreated: dateTime,
  embargoedUntil: dateTime,
  pubStatus: v.exactOptional(v.picklist(['usable', 'withheld', 'canceled'])),
  urgency: v.exactOptional(
    v.pipe(v.number(), v.integer('not a whole number'), v.minValue(1, 'below 1'), v.maxValue(9, 'above 9')),
  ),
  copyrightHolder: text,
  copyrightNotice: text,
  usageTerms: text,
  edNote: text,
  language: text,
  descriptions: list(strict(NamedText)),
  bodies: list(strict({ ...NamedText, charCount: integer, wordCount: integer })),
  headlines: list(strict(NamedText)),
  people: list(strict({ ...concept, contactInfo })),
  organisations: list(Organisation),
  places: list(strict({ ...concept, contactInfo, geoJSON: v.exactOptional(GeoJson) })),
  subjects: list(strict({ ...concept, creator: text, relevance: percent, confidence: percent })),
  events: list(strict({ id: text, ...concept })),
  objects: list(strict(concept)),
  infoSources: list(strict({ name: text, role: text, uri, literal: text, contactInfo })),
  title: text,
  by: text,
  slugline: text,
  located: text,
  renditions: list(Rendition),
  altIds: list(strict({ role: text, value: text })),
  trustIndicators: list(strict({ role: uri, title: text, href: uri })),
  standard: v.exactOptional(strict({ name: text, version: text, schema: uri })),
  genres: list(strict({ name: text, uri: text, literal: text })),
  expires: dateTime,
  rightsInfo: v.exactOptional(RightsInfo),
  digitalSourceType: v.exactOptional(strict({ name: text, uri, literal: text })),
  ...planningProperties({ Organisation, Rendition, Type }),
};

type Properties = v.InferOutput<v.StrictObjectSchema<typeof properties, undefined>>;
type Association = Properties & { name: string; uri: string; rel?: string; associations?: Association[] };

const Association: v.GenericSchema<unknown, Association> = strict({
  ...properties,
  name: v.string(),
  uri: Uri,
  rel: text,
  associations: list(v.lazy(() => Association)),
});

/** IPTC ninjs 3.1, the camelCase generation, as strict as 2.2. */
export const Ninjs3 = strict({ ...properties, uri: Uri, associations: list(Association) });
export type Ninjs3 = v.InferOutput<typeof Ninjs3>;
