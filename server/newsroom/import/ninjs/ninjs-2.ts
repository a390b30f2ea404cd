import * as v from 'valibot';
import {
  DateTime,
  dateTime,
  exactlyOne,
  GeoJson,
  Href,
  list,
  loose,
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
  postalcode: text,
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

const NamedText = { role: text, contenttype: text, value: v.string() };
const concept = { name: text, rel: text, uri, literal: text };
const contactinfo = list(ContactInfo);

const MarketSymbol = strict({ ticker: text, exchange: text, symboltype: uri, symbol: text });

const Rendition = strict({
  name: v.string(),
  href: v.exactOptional(Href),
  contenttype: text,
  title: text,
  height: number,
  width: number,
  sizeinbytes: number,
  duration: number,
  format: text,
});

const RightsInfo = v.pipe(
  loose({ langid: uri, linkedrights: uri, encodedrights: text }),
  exactlyOne('linkedrights', 'encodedrights'),
);

const properties = {
  uri,
  type: v.exactOptional(
    v.picklist(['text', 'audio', 'video', 'picture', 'graphic', 'composite', 'component']),
  ),
  representationtype: v.exactOptional(v.picklist(['full', 'partial'])),
  profile: text,
  version: text,
  firstcreated: dateTime,
  versioncreated: dateTime,
  contentcreated: dateTime,
  embargoed: v.exactOptional(DateTime),
  pubstatus: v.exactOptional(v.picklist(['usable', 'withheld', 'canceled'])),
  urgency: number,
  copyrightholder: text,
  copyrightnotice: text,
  usageterms: text,
  ednote: text,
  language: text,
  descriptions: list(strict(NamedText)),
  bodies: list(strict({ ...NamedText, charcount: number, wordcount: number })),
  headlines: list(strict(NamedText)),
  people: list(strict({ ...concept, contactinfo })),
  organisations: list(strict({ ...concept, symbols: list(MarketSymbol), contactinfo })),
  places: list(strict({ ...concept, contactinfo, geojson: v.exactOptional(GeoJson) })),
  subjects: list(strict({ ...concept, creator: text, relevance: percent, confidence: percent })),
  events: list(strict(concept)),
  objects: list(strict(concept)),
  infosources: list(strict({ name: text, role: text, uri, literal: text, contactinfo })),
  title: text,
  by: text,
  slugline: text,
  located: text,
  renditions: list(Rendition),
  altids: list(strict({ role: text, value: text })),
  trustindicators: list(strict({ role: uri, title: text, href: uri })),
  standard: v.exactOptional(strict({ name: text, version: text, schema: uri })),
  genres: list(strict({ name: text, uri: text, literal: text })),
  expires: dateTime,
  rightsinfo: v.exactOptional(RightsInfo),
  digitalsourcetype: v.exactOptional(strict({ name: text, uri, literal: text })),
};

type Properties = v.InferOutput<v.StrictObjectSchema<typeof properties, undefined>>;
type Association = Properties & { name: string; uri: string; associations?: Association[] };

const Association: v.GenericSchema<unknown, Association> = strict({
  ...properties,
  name: v.string(),
  uri: Uri,
  associations: list(v.lazy(() => Association)),
});

/** IPTC ninjs 2.2 as in its schema: unknown properties are refused, formats are checked. */
export const Ninjs2 = strict({ ...properties, uri: Uri, associations: list(Association) });
