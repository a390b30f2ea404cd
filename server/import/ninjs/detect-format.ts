import { Rejected } from '../rejected.ts';

export type Format = 'ninjs-1' | 'ninjs-2' | 'ninjs-3';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that only one generation has. */
const FLAT =
  /^(?:headline|headline_\w+|body_\w+|description_\w+|byline|service|subject|person|place|organisation|guid)$/;
const CAMEL =
  /^(?:representationType|firstCreated|versionCreated|contentCreated|embargoedUntil|pubStatus|copyrightHolder|copyrightNotice|usageTerms|edNote|altIds|infoSources|rightsInfo|trustIndicators|digitalSourceType|eventDetails|plannedCoverage)$/;

function declaredVersion(item: Record<string, unknown>): string | null {
  const standard = item.standard ?? item.$standard;
  if (!isObject(standard)) return null;
  const { name, version } = standard;
  if (typeof name === 'string' && !/ninjs/i.test(name)) {
    throw new Rejected('standard.name', `${name} is not a format the importer reads`);
  }
  // An agency's own profile (TTNINJS) counts its own versions: the shape tells more.
  const ownProfile = typeof name === 'string' && name.toLowerCase() !== 'ninjs';
  return typeof version === 'string' && !ownProfile ? version : null;
}

function byVersion(version: string): Format | null {
  if (/^1(\.|$)/.test(version)) return 'ninjs-1';
  if (/^2(\.|$)/.test(version)) return 'ninjs-2';
  return /^3(\.|$)/.test(version) ? 'ninjs-3' : null;
}

function byShape(item: Record<string, unknown>): Format {
  const keys = Object.keys(item);
  if (keys.some((key) => CAMEL.test(key))) return 'ninjs-3';
  if (keys.some((key) => FLAT.test(key)) || isObject(item.associations)) return 'ninjs-1';
  return 'ninjs-2';
}

export type Detected = {
  format: Format;
  item: Record<string, unknown>;
  /** Of a version that is known and that the item says it is of: nothing more may stand in it. */
  declared: boolean;
  /** The version it says it is of, where nobody knows that one. */
  unknownVersion: string | null;
};

/**
 * Which generation of ninjs an item is written in; of a version that nobody knows the one it looks like. The flat one
 * allows any key, so a camelCase key in it would be overlooked, and with `pubStatus` a withdrawal: such a mixture is
 * refused. @throws Rejected
 */
export function detectFormat(value: unknown): Detected {
  if (!isObject(value)) throw new Rejected('item', 'not a JSON object');
  if (typeof (value.uri ?? value.guid) !== 'string') throw new Rejected('uri', 'missing');
  const version = declaredVersion(value);
  const known = version === null ? null : byVersion(version);
  const format = known ?? byShape(value);
  const camel = Object.keys(value).find((key) => CAMEL.test(key));
  const mixed =
    camel !== undefined && (format === 'ninjs-1' || Object.keys(value).some((key) => FLAT.test(key)));
  if (mixed) throw new Rejected(camel, 'a property of ninjs 3 in an item of ninjs 1');
  return { format, item: value, declared: known !== null, unknownVersion: known === null ? version : null };
}
