import * as v from 'valibot';
import type { NinjsAssociation, NinjsConcept, NinjsItem, NinjsText } from './ninjs-item.ts';
import { parseStrictly } from './schema-issue.ts';

const text = v.nullish(v.string());
const list = <S extends v.GenericSchema>(item: S) => v.nullish(v.array(item));
const record = <S extends v.GenericSchema>(value: S) => v.nullish(v.record(v.string(), value));

const Concept = v.looseObject({ name: text, rel: text, scheme: text, code: text });
type Concept = v.InferOutput<typeof Concept>;

const Rendition = v.looseObject({ href: text, width: v.nullish(v.number()) });

const Association = v.looseObject({
  type: text,
  byline: text,
  copyrightholder: text,
  description_text: text,
  description_main: text,
  renditions: record(v.nullable(Rendition)),
});

/** The flat generation: keys nobody knows are allowed, those the newsstand reads must have their type. */
const Superdesk1 = v.looseObject({
  uri: text,
  guid: text,
  version: v.nullish(v.union([v.string(), v.number()])),
  versioncreated: text,
  firstcreated: text,
  embargoed: text,
  pubstatus: v.nullish(v.picklist(['usable', 'withheld', 'canceled', 'cancelled'])),
  urgency: v.nullish(v.number()),
  byline: text,
  located: text,
  copyrightholder: text,
  copyrightnotice: text,
  headline: text,
  abstract: text,
  service: list(Concept),
  subject: list(Concept),
  genre: list(Concept),
  person: list(Concept),
  organisation: list(Concept),
  place: list(Concept),
  authors: list(v.looseObject({ name: text })),
  keywords: list(v.string()),
  altids: record(v.unknown()),
  associations: record(v.nullable(Association)),
});
type Superdesk1 = v.InferOutput<typeof Superdesk1>;

const some = (value: string | null | undefined): string | undefined => value ?? undefined;

/** Superdesk names a vocabulary in `scheme`; where that is an address, it is the concept's own with the code. */
function toConcept({ name, rel, scheme, code }: Concept): NinjsConcept {
  const address = scheme?.includes(':') && code ? scheme + code : undefined;
  return { name: some(name), rel: some(rel) ?? some(scheme), literal: some(code), uri: address };
}

const concepts = (list: Concept[] | null | undefined): NinjsConcept[] => (list ?? []).map(toConcept);

const HTML = ['html', 'richtext', 'xhtml'];

/** `headline_sub`, `body_html`, `description_text` …: one text a key, the tail of the key is its role. */
function texts(item: Record<string, unknown>, prefix: string): NinjsText[] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (!key.startsWith(prefix) || typeof value !== 'string' || value.trim() === '') return [];
    const role = key.slice(prefix.length);
    if (role === 'main') return [{ role, value }];
    return [{ role, value, contenttype: HTML.includes(role) ? 'text/html' : 'text/plain' }];
  });
}

function headlines(item: Superdesk1): NinjsText[] {
  const role: Record<string, string> = { sub: 'subheadline', extended: 'subheadline' };
  const extra = texts(item, 'headline_').map((text) => ({
    ...text,
    role: role[text.role ?? ''] ?? text.role,
  }));
  return item.headline ? [{ role: 'main', value: item.headline }, ...extra] : extra;
}

function descriptions(item: Superdesk1): NinjsText[] {
  const abstract = item.abstract ? [{ role: 'summary', contenttype: 'text/html', value: item.abstract }] : [];
  return [...abstract, ...texts(item, 'description_').map((text) => ({ ...text, role: 'summary' }))];
}

/** The service is Superdesk's section of the newspaper, unless a subject says it in words of the newsstand. */
function subjects(item: Superdesk1): NinjsConcept[] {
  const subjects = concepts(item.subject);
  const hasSection = subjects.some(({ rel }) => rel === 'section');
  const service = hasSection ? [] : (item.service ?? []).slice(0, 1);
  return [
    ...subjects,
    ...service.map(({ name, code }) => ({ name: some(name) ?? some(code), rel: 'section' })),
    ...(item.keywords ?? []).map((name) => ({ name, rel: 'topic' })),
  ];
}

function people(item: Superdesk1): NinjsConcept[] {
  return [
    ...concepts(item.person),
    ...(item.authors ?? []).map(({ name }) => ({ name: some(name), rel: 'author' })),
  ];
}

function altids(item: Superdesk1): { role: string; value: string }[] {
  return Object.entries(item.altids ?? {}).flatMap(([role, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => ({ role, value: String(one) })),
  );
}

function associations(item: Superdesk1): NinjsAssociation[] {
  return Object.values(item.associations ?? {}).flatMap((association) => {
    if (!association) return [];
    const { type, byline, copyrightholder, description_text, description_main, renditions } = association;
    const caption = description_text ?? description_main;
    return [
      {
        type: some(type),
        by: some(byline),
        copyrightholder: some(copyrightholder),
        descriptions: caption ? [{ role: 'caption', value: caption }] : [],
        renditions: Object.values(renditions ?? {}).flatMap((rendition) =>
          rendition ? [{ href: some(rendition.href), width: rendition.width ?? undefined }] : [],
        ),
      },
    ];
  });
}

/** Superdesk's flat ninjs 1.x in the terms of 2.2. @throws Rejected */
export function superdesk1To2(value: unknown): NinjsItem {
  const item = parseStrictly(Superdesk1, value);
  const uri = item.uri ?? item.guid;
  return {
    uri: parseStrictly(v.object({ uri: v.pipe(v.string(), v.nonEmpty('empty')) }), { uri: uri ?? undefined })
      .uri,
    version: item.version === null || item.version === undefined ? undefined : String(item.version),
    versioncreated: some(item.versioncreated),
    firstcreated: some(item.firstcreated),
    embargoed: some(item.embargoed),
    pubstatus: item.pubstatus === 'cancelled' ? 'canceled' : (item.pubstatus ?? undefined),
    urgency: item.urgency ?? undefined,
    by: some(item.byline),
    located: some(item.located),
    copyrightholder: some(item.copyrightholder),
    copyrightnotice: some(item.copyrightnotice),
    headlines: headlines(item),
    descriptions: descriptions(item),
    bodies: texts(item, 'body_'),
    subjects: subjects(item),
    people: people(item),
    organisations: concepts(item.organisation),
    places: concepts(item.place),
    genres: concepts(item.genre),
    altids: altids(item),
    associations: associations(item),
  };
}
