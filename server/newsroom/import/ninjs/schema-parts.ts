import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import * as v from 'valibot';

// Formats are checked by the code of JSON Schema validators, so that "strict" means the same thing.
const ajv = new Ajv();
addFormats(ajv);
const validUri = ajv.compile({ type: 'string', format: 'uri' });
export const isUri = (text: string): boolean => validUri(text);
const isDateTime = ajv.compile<string>({ type: 'string', format: 'date-time' });

export const Uri = v.pipe(
  v.string(),
  v.check((text) => isUri(text), 'not a URI'),
);

export const DateTime = v.pipe(
  v.string(),
  v.check((text) => isDateTime(text), 'not a date-time with time zone'),
);

const PICTURE_FILE = /^[\w%~-][\w.%~/-]*\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/i;

/**
 * Address of a rendition: a URI, as the standard wants, or the name of a picture file beside the item, because
 * newsrooms deliver folders, and a folder has no address of its own.
 */
export const Href = v.pipe(
  v.string(),
  v.check((text) => isUri(text) || PICTURE_FILE.test(text), 'neither a URI nor a picture file'),
);

export const text = v.exactOptional(v.string());
export const uri = v.exactOptional(Uri);
export const dateTime = v.exactOptional(DateTime);
export const number = v.exactOptional(v.number());
export const integer = v.exactOptional(v.pipe(v.number(), v.integer('not a whole number')));
export const percent = v.exactOptional(
  v.pipe(v.number(), v.integer('not a whole number'), v.minValue(0, 'below 0'), v.maxValue(100, 'above 100')),
);
export const list = <S extends v.GenericSchema>(item: S) => v.exactOptional(v.array(item));

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Valibot accepts a list as an object without properties, and treats names that every object inherits as known ones.
 */
const ownKeysObject = v.pipe(
  v.unknown(),
  v.check(isPlainObject, 'expected an object'),
  v.check(
    (value) => Object.keys(Object(value)).every((key) => !(key in Object.prototype)),
    'unknown property',
  ),
);

/** An object with these properties and no other. */
export const strict = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(ownKeysObject, v.strictObject(entries));

/** An object with these properties and any other. */
export const loose = <E extends v.ObjectEntries>(entries: E) => v.pipe(ownKeysObject, v.looseObject(entries));

/** JSON Schema's `oneOf` over required properties: exactly one of them is there. */
export const exactlyOne = <T extends object>(...keys: (keyof T & string)[]) =>
  v.check<T, string>(
    (value) => keys.filter((key) => key in value).length === 1,
    `exactly one of ${keys.join(', ')} is wanted`,
  );

export const GeoJson = loose({
  type: v.picklist([
    'Point',
    'MultiPoint',
    'LineString',
    'MultiLineString',
    'Polygon',
    'MultiPolygon',
    'GeometryCollection',
    'Feature',
    'FeatureCollection',
  ]),
});
