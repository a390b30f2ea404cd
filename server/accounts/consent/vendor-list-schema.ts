import * as v from 'valibot';
import { PURPOSES } from '#domain/consent/consent.ts';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Ids = v.array(Id);
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4095));

const Described = v.looseObject({ id: Id, name: v.pipe(v.string(), v.nonEmpty()), description: v.string() });

/** Schema of a table whose keys are the ids of its entries. */
const byId = <Entry extends v.GenericSchema<unknown, { id: number }>>(entry: Entry) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be a number')), entry),
    v.check(
      (table) => Object.entries(table).every(([key, { id }]) => String(id) === key),
      'each key must be the id of its entry',
    ),
  );

const Vendor = v.looseObject({
  id: Id,
  name: v.pipe(v.string(), v.nonEmpty()),
  purposes: Ids,
  legIntPurposes: Ids,
  flexiblePurposes: Ids,
  specialPurposes: Ids,
  features: Ids,
  specialFeatures: Ids,
  cookieMaxAgeSeconds: v.exactOptional(v.nullable(v.number())),
  deletedDate: v.exactOptional(v.string()),
  urls: v.pipe(
    v.array(v.looseObject({ langId: v.string(), privacy: v.pipe(v.string(), v.startsWith('https://')) })),
    v.minLength(1),
  ),
});

/** The parts of the Global Vendor List, version 3, that consent depends on; all other fields are passed on. TRK-01 */
export const VendorListSchema = v.looseObject({
  gvlSpecificationVersion: v.literal(3, 'must be 3'),
  vendorListVersion: Version,
  tcfPolicyVersion: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(63)),
  lastUpdated: v.pipe(v.string(), v.isoTimestamp()),
  purposes: v.pipe(
    byId(Described),
    v.check((table) => PURPOSES.every((purpose) => purpose in table), 'must have the purposes 1 to 5'),
  ),
  specialPurposes: byId(Described),
  features: byId(Described),
  specialFeatures: byId(Described),
  stacks: byId(Described),
  dataCategories: byId(v.looseObject({ id: Id, name: v.string(), description: v.string() })),
  vendors: byId(Vendor),
});

export type VendorList = v.InferOutput<typeof VendorListSchema>;
