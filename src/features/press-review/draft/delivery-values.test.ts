import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn } from '#src/components/forms/check-values.ts';
import { DeliverySchema, settingsFrom, valuesFrom } from './delivery-values.ts';

const SETTINGS = {
  deadline: '07:30',
  weekdays: [1, 2],
  automatic: true,
  groups: ['Giunta'],
  tellWhenEmpty: false,
  licensee: 'Comune',
};
const GROUPS = ['Consiglio', 'Giunta'];

test('PRS-04 saved settings fill the form and come back from it unchanged', () => {
  const values = valuesFrom({ settings: SETTINGS, groups: GROUPS });
  expect(settingsFrom(v.parse(DeliverySchema, values))).toEqual(SETTINGS);
});

test('PRS-04 automatic sending requires a time, and a time requires weekdays', () => {
  const values = valuesFrom({ settings: SETTINGS, groups: GROUPS });
  expect(errorsIn(DeliverySchema, { ...values, scadenza: '' })).toHaveProperty('scadenza');
  expect(
    errorsIn(DeliverySchema, valuesFrom({ settings: { ...SETTINGS, weekdays: [] }, groups: GROUPS })),
  ).toHaveProperty('giorno-1');
  expect(errorsIn(DeliverySchema, { ...values, licenziatario: ' ' })).toHaveProperty('licenziatario');
});

test('PRS-04 a chosen group without recipients stays chosen, so that the review is not sent to everybody', () => {
  const values = valuesFrom({ settings: SETTINGS, groups: [] });
  expect(settingsFrom(v.parse(DeliverySchema, values)).groups).toEqual(['Giunta']);
});

test('PRS-04 a saved draft means the same groups when there are others', () => {
  const draft = valuesFrom({ settings: SETTINGS, groups: ['Giunta'] });
  const values = {
    ...valuesFrom({ settings: { ...SETTINGS, groups: [] }, groups: ['Agenzie', 'Giunta'] }),
    ...draft,
  };
  expect(settingsFrom(v.parse(DeliverySchema, values)).groups).toEqual(['Giunta']);
});
