import * as v from 'valibot';
import { isHoldName } from '../status/hold-names.ts';
import { isEndName } from '../status/stated-states.ts';

const text = v.nullish(v.string());
/** A number, which some systems write as text. */
const number = v.nullish(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.regex(/^\s*\d{1,9}\s*$/),
      v.transform((digits) => Number(digits)),
    ),
  ]),
);
const list = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item));
const record = <S extends v.GenericSchema>(value: S) => v.nullish(v.record(v.string(), value));

const ConceptObject = v.looseObject({ name: text, rel: text, scheme: text, code: text, qcode: text });
export type Concept = v.InferOutput<typeof ConceptObject>;

/** A concept as an object, or only its name. */
const Concept = v.union([
  ConceptObject,
  v.pipe(
    v.string(),
    v.transform((name): Concept => ({ name })),
  ),
]);

/** A list of concepts, or a single one. */
const concepts = v.nullish(
  v.union([
    v.array(Concept),
    v.pipe(
      Concept,
      v.transform((one) => [one]),
    ),
  ]),
);

const AuthorObject = v.looseObject({ name: text, role: text });
type Author = v.InferOutput<typeof AuthorObject>;
const Author = v.union([
  AuthorObject,
  v.pipe(
    v.string(),
    v.transform((name): Author => ({ name })),
  ),
]);

const Rendition = v.looseObject({ href: text, width: number, mimetype: text });

const Association = v.looseObject({
  type: text,
  pubstatus: text,
  embargoed: text,
  byline: text,
  ednote: text,
  copyrightholder: text,
  description_text: text,
  description_main: text,
  renditions: record(v.nullable(Rendition)),
});

/** Superdesk's times of publication for a waiting item, in UTC. */
const Schedule = v.looseObject({ utc_embargo: text, utc_publish_schedule: text });

/** Superdesk's flags, which may forbid publication in addition to the status. */
const Flags = v.looseObject({ marked_for_not_publication: v.nullish(v.boolean()) });

/** A signal, whose code may be in any of these forms. */
const Signal = v.looseObject({ name: text, code: text, qcode: text, uri: text, literal: text });

const entries = {
  uri: text,
  guid: text,
  type: text,
  mimetype: text,
  representationtype: text,
  profile: text,
  version: v.nullish(v.union([v.string(), v.number()])),
  versioncreated: text,
  firstcreated: text,
  contentcreated: text,
  embargoed: text,
  expires: text,
  pubstatus: text,
  urgency: number,
  byline: text,
  located: text,
  language: text,
  copyrightholder: text,
  copyrightnotice: text,
  usageterms: text,
  ednote: text,
  title: text,
  headline: text,
  slugline: text,
  abstract: text,
  charcount: number,
  wordcount: number,
  service: concepts,
  subject: concepts,
  genre: concepts,
  person: concepts,
  organisation: concepts,
  place: concepts,
  event: list(v.looseObject({})),
  object: list(v.looseObject({})),
  infosource: list(v.looseObject({})),
  authors: list(Author),
  keywords: v.nullish(v.union([v.array(v.string()), v.string()])),
  altids: record(v.unknown()),
  renditions: record(v.nullable(Rendition)),
  associations: record(v.nullable(Association)),
  // Properties that Superdesk adds.
  evolvedfrom: text,
  rewrite_of: text,
  state: text,
  signal: v.nullish(v.union([v.string(), v.array(v.union([v.string(), Signal])), Signal])),
  publish_schedule: text,
  schedule_settings: v.nullish(Schedule),
  flags: v.nullish(Flags),
  source: text,
};

/** The flat generation: unknown keys are allowed and reported, known ones must have their type. */
export const Superdesk1 = v.looseObject(entries);
export type Superdesk1 = v.InferOutput<typeof Superdesk1>;

/** Properties that do not decide who may see an item, and that the article can do without. */
export const REMOVABLE =
  /^(?:urgency|charcount|wordcount|slugline|usageterms|language|keywords|altids|person|place|organisation|event|object|infosource|service|subject|authors|located|mimetype|copyright\w+|byline|abstract|source)$/;

/** Other properties of Superdesk, which a newspaper does not print. */
const IGNORED_KEYS =
  /^(?:priority|readtime|attachments|products|annotations|extra|extra_items|firstpublished|original_id|ingest_\w+|rewritten_by|creditline|poi|order|trustindicator|rightsinfo|digitalsourcetype|\$?standard|_\w+|links?|correction_sequence|copyright|sms_message|archive_price|company_codes|syndicated|description_\w+|body_\w+|headline_\w+|wordcount|charcount|fingerprints?|webstatistics|bookmarks?|item_id|family_id|nextversion|previousversion|ancestors|takes|mainrelationid|agenda_id|coverage_id|event_id|planning_id|assignment_id|source_fields|deliveries|alt_text|dateline|anpa_\w+|sign_off|revision|md5)$/;

/** Keys that neither the standard nor Superdesk has. */
export const unknownKeys = (item: Record<string, unknown>): string[] =>
  Object.keys(item).filter(
    (key) => !(key in entries) && !IGNORED_KEYS.test(key) && !isEndName(key) && !isHoldName(key),
  );
