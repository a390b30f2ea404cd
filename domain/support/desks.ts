import type { Week } from './hours.ts';

const LONG = { from: '09:00', to: '21:00' } as const;

/** When customer service is on the telephone, and its operators in the chat; of holidays see `server/help/pages`. HLP-03, HLP-04 */
export const SERVICE_WEEK: Week = [null, LONG, LONG, LONG, LONG, LONG, { from: '09:00', to: '13:00' }];

/** Month and day of the only holidays on which no operator is in the chat. HLP-04 */
export const NO_OPERATORS: readonly string[] = ['01-01', '08-15', '12-25', '12-26'];
