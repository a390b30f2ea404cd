import { CALENDAR_FORMS, YEAR_FORMS } from './calendar-forms.ts';
import { ERA_FORMS } from './era-forms.ts';
import { RELATIVE_FORMS } from './relative-forms.ts';
import type { TimeForm } from './time-form.ts';

/** All forms. A longer, more exact form comes before those that match a part of it. */
export const TIME_FORMS: readonly TimeForm[] = [
  ...CALENDAR_FORMS,
  ...RELATIVE_FORMS,
  ...ERA_FORMS,
  ...YEAR_FORMS,
];
