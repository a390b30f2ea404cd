import { Rejected } from '../rejected.ts';

export type Format = 'ninjs-1' | 'ninjs-2' | 'ninjs-3';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that only one generation has. */
const FLAT =
  /^(?:headline|headline_\w+|body_\w+|description_\w+|byline|service|subject|person|place|organisation|guid|event|object|infosource|mimetype|\$standard)$/;
const CAMEL =
  /^(?:representationType|firstCreated|versionCreated|contentCreated|embargoedUntil|pubStatus|copyrightHolder|copyrightNotice|usageTerms|edNote|altIds|infoSources|rightsInfo|trustIndicators|digitalSourceType|eventDetails|plannedCoverage)$/;

function declaredVersion(item: Record<string, unknown>): string | null {
  const standard = item.standard ?? item.$standard;
  if (!isObject(standard)) return null;
  const { name, version } = standard;
  if (typeof name === 'string' && !/ninjs/i.test(name)) {
    throw new Rejected('standard.name', `${name} is not a format the importer reads`);
  }
  // An agency's own profile (TTNINJS) has its own version numbers, so the shape is more reliable.
  const ownProfile = typeof name === 'string' && name.toLowerCase() !== 'ninjs';
  return typeof version === 'string' && !ownProfile ? version : null;
}

/** The latest known version of each generation. */
const LATEST: Record<string, { format: Format; minor: number }> = {
  '1': { format: 'ninjs-1', minor: 6 },
  '2': { format: 'ninjs-2', minor: 2 },
  '3': { format: 'ninjs-3', minor: 1 },
};

/** The generation of a version, and whether that version is known: a later one may have unknown properties. */
function byVersion(version: string): { format: Format | null; isKnown: boolean } {
  const [, major = '', minor = '0'] = /^(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  const latest = LATEST[major];
  if (!latest) return { format: null, isKnown: false };
  return { format: latest.format, isKnown: Number(minor) <= latest.minor };
}

function byShape(item: Record<string, unknown>): Format {
  const keys = Object.keys(item);
  if (keys.some((key) => CAMEL.test(key))) return 'ninjs-3';
  const isWhole = item.representationtype === 'complete' || item.representationtype === 'incomplete';
  if (isWhole || keys.some((key) => FLAT.test(key)) || isObject(item.associations)) return 'ninjs-1';
  return 'ninjs-2';
}

export type Detected = {
  format: Format;
  item: Record<string, unknown>;
  /** Whether the item declares a known version: then it may hold nothing else. */
  declared: boolean;
  /** The declared version if it is unknown. */
  unknownVersion: string | null;
};

/**
 * Detects the generation of ninjs that an item is written in; for an unknown version, by its shape. The flat one allows
 * any key, so a camelCase key in it would be ignored, and with `pubStatus` a withdrawal: such a mixture is refused.
 * @throws Rejected
 */
export function detectFormat(value: unknown): Detected {
  if (!isObject(value)) throw new Rejected('item', 'not a JSON object');
  if (typeof (value.uri ?? value.guid) !== 'string') throw new Rejected('uri', 'missing');
  const version = declaredVersion(value);
  const { format: stated, isKnown } =
    version === null ? { format: null, isKnown: false } : byVersion(version);
  const format = stated ?? byShape(value);
  const camel = Object.keys(value).find((key) => CAMEL.test(key));
  const mixed =
    camel !== undefined && (format === 'ninjs-1' || Object.keys(value).some((key) => FLAT.test(key)));
  if (mixed) throw new Rejected(camel, 'a property of ninjs 3 in an item of ninjs 1');
  return { format, item: value, declared: isKnown, unknownVersion: isKnown ? null : version };
}
