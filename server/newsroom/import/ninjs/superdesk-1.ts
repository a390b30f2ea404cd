import { parseEnd } from '../moment.ts';
import { Rejected } from '../rejected.ts';
import { holdsNothing, latestHold } from '../status/stated-holds.ts';
import { isEndName } from '../status/stated-states.ts';
import { Ninjs1 } from './ninjs-1.ts';
import type { NinjsAssociation, NinjsConcept, NinjsItem, NinjsText } from './ninjs-item.ts';
import { parseRepaired } from './repairs.ts';
import { identityIds, replacedIds } from './rewrite-ids.ts';
import { type Concept, REMOVABLE, Superdesk1, unknownKeys } from './superdesk-schema.ts';
import { superdeskStatus } from './superdesk-status.ts';

const orUndefined = (value: string | null | undefined): string | undefined => value ?? undefined;

/**
 * Translates a concept. Superdesk puts the vocabulary in `scheme`; if that is an address, it makes the concept's
 * address together with the code.
 */
function toConcept({ name, rel, scheme, code: written, qcode }: Concept): NinjsConcept {
  const code = written ?? qcode;
  const isAddress = scheme?.includes(':') ?? false;
  const address = isAddress && code ? scheme + (/[/#:=]$/.test(scheme ?? '') ? code : `/${code}`) : undefined;
  return {
    name: orUndefined(name),
    rel: orUndefined(rel) ?? (isAddress ? undefined : orUndefined(scheme)),
    literal: orUndefined(code),
    uri: address,
  };
}

const concepts = (list: Concept[] | null | undefined): NinjsConcept[] => (list ?? []).map(toConcept);

/** Roles of HTML bodies: `body_html`, `body_html5`, `body_xhtml`, `body_richtext`. */
const HTML_ROLE = /^(?:x?html\d*|richtext)$/;

/**
 * The texts with a prefix, one for each key, whose rest is the role: `headline_sub`, `body_html`, `description_text` …
 */
function texts(item: Record<string, unknown>, prefix: string): NinjsText[] {
  return Object.entries(item).flatMap(([key, value]) => {
    if (!key.startsWith(prefix) || typeof value !== 'string' || value.trim() === '') return [];
    const role = key.slice(prefix.length);
    if (role === 'main') return [{ role, value }];
    return [{ role, value, contenttype: HTML_ROLE.test(role) ? 'text/html' : 'text/plain' }];
  });
}

function headlines(item: Superdesk1): NinjsText[] {
  const roleByKey: Record<string, string> = { sub: 'subheadline', extended: 'subheadline' };
  const furtherHeadlines = texts(item, 'headline_').map((text) => ({
    ...text,
    role: roleByKey[text.role ?? ''] ?? text.role,
  }));
  return item.headline ? [{ role: 'main', value: item.headline }, ...furtherHeadlines] : furtherHeadlines;
}

function descriptions(item: Superdesk1): NinjsText[] {
  const abstract = item.abstract ? [{ role: 'summary', contenttype: 'text/html', value: item.abstract }] : [];
  return [...abstract, ...texts(item, 'description_').map((text) => ({ ...text, role: 'summary' }))];
}

const keywordsOf = ({ keywords }: Superdesk1): string[] =>
  typeof keywords === 'string' ? keywords.split(/\s*[,;]\s*/) : (keywords ?? []);

/** The subjects of an item; Superdesk's first `service` becomes the section, unless a subject states one. */
function subjects(item: Superdesk1): NinjsConcept[] {
  const subjects = concepts(item.subject);
  const hasSection = subjects.some(({ rel }) => rel === 'section');
  const service = hasSection ? [] : (item.service ?? []).slice(0, 1);
  return [
    ...subjects,
    ...service.map(({ name, code }) => ({ name: orUndefined(name) ?? orUndefined(code), rel: 'section' })),
    ...keywordsOf(item).map((name) => ({ name, rel: 'topic' })),
  ];
}

/** Roles of contributors who made pictures or checked the text. */
const NOT_AN_AUTHOR = /^(?:photo|foto|video|camera|audio|graphi|grafi|illustrat|editor$|sub-?editor$)/i;

function people(item: Superdesk1): NinjsConcept[] {
  return [
    ...concepts(item.person),
    ...(item.authors ?? [])
      .filter(({ role }) => !NOT_AN_AUTHOR.test(role ?? ''))
      .map(({ name }) => ({ name: orUndefined(name), rel: 'author' })),
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
    const { pubstatus, embargoed, ednote } = association;
    const caption = description_text ?? description_main;
    return [
      {
        type: orUndefined(type),
        pubstatus: orUndefined(pubstatus),
        embargoed: orUndefined(embargoed),
        ednote: orUndefined(ednote),
        by: orUndefined(byline),
        copyrightholder: orUndefined(copyrightholder),
        descriptions: caption ? [{ role: 'caption', value: caption }] : [],
        renditions: renditionsOf(renditions),
      },
    ];
  });
}

/**
 * A date as text or as seconds since 1970; any other value becomes text that cannot be read as a date, and is reported.
 */
function writtenDate(value: unknown): string[] {
  if (value === null || value === undefined || value === '' || value === false) return [];
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}

/**
 * The time until which an item is under embargo, by the standard's property or Superdesk's; the latest of
 * several.
 * @throws Rejected
 */
function embargoOf({ embargoed, publish_schedule, schedule_settings }: Superdesk1): string | undefined {
  const settings = [schedule_settings?.utc_embargo, schedule_settings?.utc_publish_schedule];
  const times = [embargoed, publish_schedule, ...settings].flatMap((one) => one ?? []);
  return latestHold(
    times
      .filter((one) => one === '' || !holdsNothing(one))
      .map((written) => ({ place: 'embargoed', written })),
  );
}

/** The end of an item's validity, by any property name; the first of several. */
function validUntil(item: Superdesk1, warnings: string[]): string | undefined {
  const ends = Object.entries(item).filter(([key, value]) => isEndName(key) && writtenDate(value).length > 0);
  const parsedEnds = ends.map(([key, value]) => ({ key, end: parseEnd(writtenDate(value)[0] ?? '') }));
  for (const { key, end } of parsedEnds)
    if (end === null) warnings.push(`${key.slice(0, 60)}: not a moment in time, left aside`);
  return parsedEnds.flatMap(({ end }) => end ?? []).toSorted()[0];
}

const renditionsOf = (renditions: Superdesk1['renditions']) =>
  Object.values(renditions ?? {}).flatMap((rendition) =>
    rendition ? [{ href: orUndefined(rendition.href), width: rendition.width ?? undefined }] : [],
  );

type ReadingOptions = { warnings: string[]; hasKnownVersion: boolean; isLenient: boolean };

/** Translates Superdesk's flat ninjs 1.x to 2.2. @throws Rejected */
export function superdesk1To2(
  value: Record<string, unknown>,
  { warnings, hasKnownVersion, isLenient }: ReadingOptions,
): NinjsItem {
  if (hasKnownVersion) parseRepaired(Ninjs1, value, { warnings });
  const item = parseRepaired(Superdesk1, value, { warnings, isLenient, removableProperties: REMOVABLE });
  const uri = item.uri ?? item.guid;
  if (!uri) throw new Rejected('uri', 'empty');
  const pubstatus = superdeskStatus(item);
  const unknown = unknownKeys(item);
  if (unknown.length > 0) warnings.push(`unknown properties left aside: ${unknown.join(', ').slice(0, 200)}`);
  const ids = altids(item);
  return {
    uri,
    type: orUndefined(item.type),
    profile: orUndefined(item.profile),
    representationtype: orUndefined(item.representationtype),
    version: item.version === null || item.version === undefined ? undefined : String(item.version),
    versioncreated: orUndefined(item.versioncreated),
    firstcreated: orUndefined(item.firstcreated),
    embargoed: embargoOf(item),
    validUntil: validUntil(item, warnings),
    expires: orUndefined(item.expires),
    ednote: orUndefined(item.ednote),
    pubstatus,
    urgency: item.urgency ?? undefined,
    by: orUndefined(item.byline),
    located: orUndefined(item.located),
    copyrightholder: orUndefined(item.copyrightholder),
    copyrightnotice: orUndefined(item.copyrightnotice),
    title: orUndefined(item.title),
    headlines: headlines(item),
    descriptions: descriptions(item),
    bodies: texts(item, 'body_'),
    subjects: subjects(item),
    people: people(item),
    organisations: concepts(item.organisation),
    places: concepts(item.place),
    genres: concepts(item.genre),
    altids: ids,
    renditions: renditionsOf(item.renditions),
    associations: associations(item),
    replaces: [item.evolvedfrom, item.rewrite_of, ...replacedIds(ids)].flatMap((id) => id || []),
    sameAs: [...identityIds(ids), ...(item.guid && item.guid !== uri ? [item.guid] : [])],
  };
}
