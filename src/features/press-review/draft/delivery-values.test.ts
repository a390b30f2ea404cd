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
  const values = valuesFrom(SETTINGS, GROUPS);
  expect(settingsFrom(v.parse(DeliverySchema, values), GROUPS)).toEqual(SETTINGS);
});

test('PRS-04 automatic sending requires a time, and a time requires weekdays', () => {
  const values = valuesFrom(SETTINGS, GROUPS);
  expect(errorsIn(DeliverySchema, { ...values, scadenza: '' })).toHaveProperty('scadenza');
  expect(errorsIn(DeliverySchema, valuesFrom({ ...SETTINGS, weekdays: [] }, GROUPS))).toHaveProperty(
    'giorno-1',
  );
  expect(errorsIn(DeliverySchema, { ...values, licenziatario: ' ' })).toHaveProperty('licenziatario');
});
