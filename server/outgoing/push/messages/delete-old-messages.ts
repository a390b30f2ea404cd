import type { Orm } from '#server/base/db/connect.ts';
import { deleteMessagesBefore } from '../../db/alert-messages.ts';

const DAY_MS = 86_400_000;
/** Days for which alerts and their deliveries are stored, so that readers' questions about them can be answered. */
const STORED_DAYS = 60;

/** Deletes alerts that are older than readers ask about, with what was decided and delivered for each reader. PSH-02 */
export const deleteOldMessages = (orm: Orm, now: Date): Promise<void> =>
  deleteMessagesBefore(orm, new Date(now.getTime() - STORED_DAYS * DAY_MS));
