import { QueueFull } from '#domain/work-queue.ts';
import { isDatabaseGone } from '#server/base/db/database-gone.ts';
import { isOutOfTime } from '#server/base/db/time-limit.ts';
import { MailUnavailable } from '#server/base/mail/mailer.ts';
import { Overcrowded } from './admission.ts';
import type { UnavailableReason } from './unavailable-strings.ts';

/** System errors of a disk that is full, fails or is read-only. */
const STORAGE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** System errors of a process with too many open files. */
const TOO_MANY_FILES_CODES = new Set(['EMFILE', 'ENFILE']);

/** Reason for a 503, if an error is due to the machine, the database or the load; else null. */
export function unavailableReason(error: unknown): UnavailableReason | null {
  if (isDatabaseGone(error)) return 'database';
  if (error instanceof Overcrowded || error instanceof QueueFull || isOutOfTime(error)) return 'overloaded';
  if (error instanceof MailUnavailable) return 'mail';
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (STORAGE_CODES.has(code)) return 'storage';
  if (TOO_MANY_FILES_CODES.has(code)) return 'overloaded';
  return unavailableReason(error.cause);
}
