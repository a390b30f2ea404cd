import { QueueFull } from '#domain/work-queue.ts';
import { isDatabaseGone } from '#server/base/db/database-gone.ts';
import { isOutOfTime } from '#server/base/db/time-limit.ts';
import { MailUnavailable } from '#server/base/mail/mailer.ts';
import { Overcrowded } from './admission.ts';
import type { UnavailableReason } from './unavailable-strings.ts';

/** What a system says of a disk that is full, fails or may not be written. */
const STORAGE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** What it says when a process has more open than it may. */
const FULL_CODES = new Set(['EMFILE', 'ENFILE']);

/** Why nothing can be done just now, where an error tells of the machine or the database; else null. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  if (isDatabaseGone(error)) return 'database';
  if (error instanceof Overcrowded || error instanceof QueueFull || isOutOfTime(error)) return 'overloaded';
  if (error instanceof MailUnavailable) return 'mail';
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (STORAGE_CODES.has(code)) return 'storage';
  if (FULL_CODES.has(code)) return 'overloaded';
  return unavailableReason(error.cause);
}
