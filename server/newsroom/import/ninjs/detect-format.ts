import { Rejected } from '../rejected.ts';

export type Format = 'ninjs-1' | 'ninjs-2' | 'ninjs-3';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that only ninjs 1 has. */
const FLAT_KEY =
  /^(?:headline|headline_\w+|body_\w+|description_\w+|byline|service|subject|person|place|organisation|guid|event|object|infosource|mimetype|\$standard)$/;
/** Keys that only ninjs 3 has. */
const CAMEL_CASE_KEY =
  /^(?:representationType|firstCreated|versionCreated|contentCreated|embargoedUntil|pubStatus|copyrightHolder|copyrightNotice|usageTerms|edNote|altIds|infoSources|rightsInfo|trustIndicators|digitalSourceType|eventDetails|plannedCoverage)$/;

function declaredVersion(item: Record<string, unknown>): string | null {
  const standard = item.standard ?? item.$standard;
  if (!isObject(standard)) return null;
  const { name, version } = standard;
  if (typeof name === 'string' && !/ninjs/i.test(name)) {
    throw new Rejected('standard.name', `${name} is not a format the importer reads`);
  }
  // An agency's own profile (TTNINJS) has its own version numbers, so the shape is more reliable.
  const isOwnProfile = typeof name === 'string' && name.toLowerCase() !== 'ninjs';
  return typeof version === 'string' && !isOwnProfile ? version : null;
}

/** The latest known version of each generation. */
const LATEST_VERSIONS: Record<string, { format: Format; minor: number }> = {
  '1': { format: 'ninjs-1', minor: 6 },
  '2': { format: 'ninjs-2', minor: 2 },
  '3': { format: 'ninjs-3', minor: 1 },
};

/** The generation of a version, and whether that version is known: a later one may have unknown properties. */
function formatByVersion(version: string): { format: Format | null; isKnown: boolean } {
  const [, major = '', minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  const latest = LATEST_VERSIONS[major];
  if (!latest) return { format: null, isKnown: false };
  return { format: latest.format, isKnown: Number(minor) <= latest.minor };
}

function formatByShape(item: Record<string, unknown>): Format {
  const keys = Object.keys(item);
  if (keys.some((key) => CAMEL_CASE_KEY.test(key))) return 'ninjs-3';
  const hasOldRepresentationType =
    item.representationtype === 'complete' || item.representationtype === 'incomplete';
  if (hasOldRepresentationType || keys.some((key) => FLAT_KEY.test(key)) || isObject(item.associations))
    return 'ninjs-1';
  return 'ninjs-2';
}

export type DetectedFormat = {
  format: Format;
  item: Record<string, unknown>;
  /** Whether the item declares a known version, so that it must meet the schema of this version. */
  hasKnownVersion: boolean;
  /** The declared version if it is unknown. */
  unknownVersion: string | null;
};

/**
 * Detects the generation of ninjs by the declared version, or by the keys if that is missing or unknown.
 * ninjs 1 allows any key, so a camelCase key such as `pubStatus` would be ignored in it, and with it a
 * withdrawal: such a mixture is rejected.
 * @throws Rejected
 */
export function detectFormat(value: unknown): DetectedFormat {
  if (!isObject(value)) throw new Rejected('item', 'not a JSON object');
  if (typeof (value.uri ?? value.guid) !== 'string') throw new Rejected('uri', 'missing');
  const version = declaredVersion(value);
  const { format: statedFormat, isKnown } =
    version === null ? { format: null, isKnown: false } : formatByVersion(version);
  const format = statedFormat ?? formatByShape(value);
  const camelCaseKey = Object.keys(value).find((key) => CAMEL_CASE_KEY.test(key));
  const isMixed =
    camelCaseKey !== undefined &&
    (format === 'ninjs-1' || Object.keys(value).some((key) => FLAT_KEY.test(key)));
  if (isMixed) throw new Rejected(camelCaseKey, 'a property of ninjs 3 in an item of ninjs 1');
  return { format, item: value, hasKnownVersion: isKnown, unknownVersion: isKnown ? null : version };
}
