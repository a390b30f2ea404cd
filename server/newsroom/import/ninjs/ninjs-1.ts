import * as v from 'valibot';
import {
  DateTime,
  dateTime,
  exactlyOne,
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

const ContactInfo = v.pipe(
  strict({
    type: text,
    role: text,
    lang: text,
    name: text,
    value: text,
    address: v.exactOptional(
      strict({ lines: list(v.string()), locality: text, area: text, postalcode: text, country: text }),
    ),
  }),
  exactlyOne('value', 'address'),
);

const concept = { name: text, rel: text, scheme: uri, code: text };
const contactinfo = list(ContactInfo);
const anyObject = v.pipe(
  v.unknown(),
  v.check(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'expected an object',
  ),
);

/** A schema of named properties and of those that match a pattern: `body_html`, `geometry_point`. */
const withPatterns = <E extends v.ObjectEntries>(entries: E, patterns: [RegExp, v.GenericSchema][]) => {
  const problemOf = (key: string, value: unknown): string | null => {
    if (key in entries) return null;
    const pattern = patterns.find(([name]) => name.test(key));
    if (!pattern) return 'unknown property';
    return v.is(pattern[1], value) ? null : 'of another type than its name says';
  };
  return v.pipe(
    loose(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Record<string, unknown>;
      for (const [key, value] of Object.entries(input)) {
        const message = problemOf(key, value);
        if (message) addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
      }
    }),
  );
};

/** An object whose keys the provider chooses. */
const objectOf = <S extends v.GenericSchema>(value: S) => withPatterns({}, [[/^[a-zA-Z0-9_]+/, value]]);

const Rendition = strict({
  href: v.exactOptional(Href),
  mimetype: text,
  title: text,
  height: number,
  width: number,
  sizeinbytes: number,
  duration: number,
  format: text,
});

const Place = withPatterns({ ...concept, contactinfo }, [[/^geometry_[a-zA-Z0-9_]+/, anyObject]]);

/** The properties of IPTC ninjs 1.6. Earlier versions are checked by them too, because each version only added some. */
export const NINJS_1 = {
  uri: Uri,
  type: v.exactOptional(
    v.picklist(['text', 'audio', 'video', 'picture', 'graphic', 'composite', 'component']),
  ),
  mimetype: text,
  representationtype: v.exactOptional(v.picklist(['complete', 'incomplete'])),
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
  person: list(strict({ ...concept, contactinfo })),
  organisation: list(
    strict({
      ...concept,
      symbols: list(strict({ ticker: text, exchange: text, symboltype: uri, symbol: text })),
      contactinfo,
    }),
  ),
  place: list(Place),
  subject: list(strict({ ...concept, creator: text, relevance: percent, confidence: percent })),
  event: list(strict(concept)),
  object: list(strict(concept)),
  infosource: list(strict({ ...concept, contactinfo })),
  title: text,
  byline: text,
  headline: text,
  slugline: text,
  located: text,
  charcount: number,
  wordcount: number,
  renditions: v.exactOptional(objectOf(Rendition)),
  altids: v.exactOptional(anyObject),
  trustindicator: list(strict({ scheme: uri, code: text, title: text, href: uri })),
  $standard: v.exactOptional(strict({ name: text, version: text, schema: uri })),
  genre: list(strict({ name: text, scheme: uri, code: text })),
  expires: dateTime,
  rightsinfo: v.exactOptional(
    v.pipe(
      loose({ langid: uri, linkedrights: uri, encodedrights: text }),
      exactlyOne('linkedrights', 'encodedrights'),
    ),
  ),
  digitalsourcetype: v.exactOptional(strict({ name: text, uri, literal: text })),
};

export const TEXT_KEYS_1 = /^(?:description|body|headline)_[a-zA-Z0-9_]+/;

/** IPTC ninjs 1.x as in its schema, for items that declare it. */
export const Ninjs1: v.GenericSchema = withPatterns(
  { ...NINJS_1, associations: v.exactOptional(v.lazy(() => objectOf(Ninjs1))) },
  [[TEXT_KEYS_1, v.string()]],
);
