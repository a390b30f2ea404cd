import * as v from 'valibot';
import { dateTime, integer, list, strict, text, Uri, uri } from './schema-parts.ts';

const TRUNCATED =
  /^(-?(?:[1-9][0-9]*)?[0-9]{4})(-(1[0-2]|0[1-9])(-(3[01]|0[1-9]|[12][0-9])(T(2[0-3]|[01][0-9]):([0-5][0-9]):([0-5][0-9])(\.[0-9]+)?(Z|[+-](?:2[0-3]|[01][0-9]):[0-5][0-9])?)?)?)?$/;
const TruncatedDateTime = v.pipe(v.string(), v.regex(TRUNCATED, 'not a date or date-time'));

const hasExactlyOne = (value: object, ...keys: string[]) => keys.filter((key) => key in value).length === 1;

const Recurrence = strict({
  recurrenceDates: list(TruncatedDateTime),
  recurrenceRules: list(
    strict({
      frequency: v.exactOptional(
        v.picklist(['secondly', 'minutely', 'hourly', 'daily', 'weekly', 'monthly', 'yearly']),
      ),
      interval: integer,
      until: dateTime,
      count: integer,
    }),
  ),
});

const Dates = v.pipe(
  strict({
    startDate: dateTime,
    endDate: dateTime,
    expectedStartDate: v.exactOptional(TruncatedDateTime),
    expectedEndDate: v.exactOptional(TruncatedDateTime),
    expectedDuration: text,
    recurrence: v.exactOptional(Recurrence),
  }),
  v.check(
    (dates) =>
      hasExactlyOne(dates, 'startDate', 'expectedStartDate') ||
      hasExactlyOne(dates, 'endDate', 'expectedEndDate'),
    'a start or an end is wanted',
  ),
);

const Commissioned = strict({
  by: text,
  on: dateTime,
  references: list(strict({ name: text, value: text })),
});

/** The properties of ninjs 3.1 for events to come; they are checked and ignored. */
export const planningProperties = <
  O extends v.GenericSchema,
  R extends v.GenericSchema,
  T extends v.GenericSchema,
>(parts: {
  Organisation: O;
  Rendition: R;
  Type: T;
}) => ({
  eventDetails: v.exactOptional(
    strict({
      eventStatus: uri,
      plannedCoverageStatus: uri,
      dates: v.exactOptional(Dates),
      organiser: v.exactOptional(parts.Organisation),
    }),
  ),
  plannedCoverage: list(
    strict({
      uri: v.exactOptional(Uri),
      title: text,
      pubStatus: v.exactOptional(v.picklist(['usable', 'withheld', 'canceled'])),
      type: v.exactOptional(parts.Type),
      commissioned: v.exactOptional(Commissioned),
      dates: v.exactOptional(Dates),
      audiences: list(strict({ audience: text, significance: integer })),
      exclAudience: list(v.string()),
      edNote: text,
      urgency: v.exactOptional(
        v.pipe(v.number(), v.integer('not a whole number'), v.minValue(1), v.maxValue(9)),
      ),
      language: text,
      itemCount: v.exactOptional(strict({ rangeFrom: integer, rangeTo: integer })),
      wordCount: integer,
      renditions: list(parts.Rendition),
    }),
  ),
});
