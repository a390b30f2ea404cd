import type { Week } from './hours.ts';

const WEEKDAY_HOURS = { from: '09:00', to: '21:00' } as const;

/**
 * Hours of customer service on the telephone and of its operators in the chat, from Sunday to Saturday; null
 * when closed. The holidays on which the telephone is closed are in `server/help/pages`. HLP-03, HLP-04
 */
export const SERVICE_WEEK: Week = [
  null,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  WEEKDAY_HOURS,
  { from: '09:00', to: '13:00' },
];

/** Month and day of the only holidays without an operator in the chat. HLP-04 */
export const HOLIDAYS_WITHOUT_OPERATORS: readonly string[] = ['01-01', '08-15', '12-25', '12-26'];
