import * as v from 'valibot';
import type { DeskSettings } from '#domain/press-review/desk.ts';
import { FilledLine, fieldsTogether } from '#domain/validation/form-fields.ts';
import { deliveryStrings as strings } from './delivery-strings.ts';

const MAX_LICENSEE = 120;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const dayField = (weekday: number): string => `giorno-${weekday}`;
export const groupField = (index: number): string => `gruppo-${index}`;

const Box = v.optional(v.boolean(), false);

/** Checkboxes of days and groups have a field each, so their names are not part of the schema. */
export const DeliverySchema = v.pipe(
  v.looseObject({
    scadenza: v.string(),
    automatica: Box,
    vuota: Box,
    licenziatario: FilledLine(MAX_LICENSEE),
  }),
  fieldsTogether((values) => ({
    scadenza: values.automatica && values.scadenza === '' && strings.needsDeadline,
    [dayField(1)]:
      values.scadenza !== '' && !DAYS.some((day) => values[dayField(day)] === true) && strings.needsDays,
  })),
);

export type DeliveryValues = v.InferOutput<typeof DeliverySchema>;

/** Initial values of the fields. */
export const valuesFrom = (
  settings: DeskSettings,
  groups: readonly string[],
): Record<string, string | boolean> => ({
  scadenza: settings.deadline ?? '',
  automatica: settings.automatic,
  vuota: settings.tellWhenEmpty,
  licenziatario: settings.licensee,
  ...Object.fromEntries(DAYS.map((day) => [dayField(day), settings.weekdays.includes(day)])),
  ...Object.fromEntries(groups.map((group, index) => [groupField(index), settings.groups.includes(group)])),
});

export const settingsFrom = (values: DeliveryValues, groups: readonly string[]): DeskSettings => ({
  deadline: values.scadenza || null,
  weekdays: DAYS.filter((day) => values[dayField(day)] === true),
  automatic: values.automatica && values.scadenza !== '',
  groups: groups.filter((_, index) => values[groupField(index)] === true),
  tellWhenEmpty: values.vuota,
  licensee: values.licenziatario,
});
