import type { Day } from '#domain/newsstand.ts';
import type { SendingRow } from '../db/press-sendings.ts';

const PREFIX = 'auto:';

/** Key of the automatic sending of a day, of which there is only one; the keys of orders are UUIDs. */
export const automaticKey = (day: Day): string => `${PREFIX}${day}`;

/** Whether a sending was ordered by nobody; one without an orderer may be by a reader who deleted the account. */
export const isAutomatic = ({ key }: Pick<SendingRow, 'key'>): boolean => key.startsWith(PREFIX);
