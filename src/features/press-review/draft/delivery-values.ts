import * as v from 'valibot';
import type { DeskSettings, DeskState } from '#domain/press-review/desk.ts';
import { FilledLine, fieldsTogether } from '#domain/validation/form-fields.ts';
import { deliveryStrings as strings } from './delivery-strings.ts';

const MAX_LICENSEE = 120;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const dayField = (weekday: number): string => `giorno-${weekday}`;
const GROUP_PREFIX = 'gruppo-';
/** A group's field is named after the group, so that a saved draft still means it when there are others. */
export const groupField = (group: string): string => GROUP_PREFIX + group;

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

/**
 * Groups that can be chosen: those of listed recipients, and those chosen already, which may have no recipient at the
 * moment. Without any group the review would be sent to everybody.
 */
export const groupsOf = ({ groups, settings }: Pick<DeskState, 'groups' | 'settings'>): string[] =>
  [...new Set([...groups, ...settings.groups])].sort((one, other) => one.localeCompare(other, 'it'));

/** Initial values of the fields. */
export const valuesFrom = ({
  settings,
  groups,
}: Pick<DeskState, 'groups' | 'settings'>): Record<string, string | boolean> => ({
  scadenza: settings.deadline ?? '',
  automatica: settings.automatic,
  vuota: settings.tellWhenEmpty,
  licenziatario: settings.licensee,
  ...Object.fromEntries(DAYS.map((day) => [dayField(day), settings.weekdays.includes(day)])),
  ...Object.fromEntries(
    groupsOf({ groups, settings }).map((group) => [groupField(group), settings.groups.includes(group)]),
  ),
});

export const settingsFrom = (values: DeliveryValues): DeskSettings => ({
  deadline: values.scadenza || null,
  weekdays: DAYS.filter((day) => values[dayField(day)] === true),
  automatic: values.automatica && values.scadenza !== '',
  groups: Object.keys(values).flatMap((name) =>
    name.startsWith(GROUP_PREFIX) && values[name] === true ? [name.slice(GROUP_PREFIX.length)] : [],
  ),
  tellWhenEmpty: values.vuota,
  licensee: values.licenziatario,
});
