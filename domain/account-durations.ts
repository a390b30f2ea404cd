/** Durations and limits of accounts, shared by the rules and by the texts that mention them. */

/** Time after its last use at which a session ends: a remembered one, and any other. SES-07 */
export const REMEMBERED_SESSION_DAYS = 180;
export const SHORT_SESSION_HOURS = 12;
/**
 * Longest time since the sign-in, however much a session is used: of a remembered session, and of any other.
 * SES-07
 */
export const MAX_REMEMBERED_SESSION_DAYS = 400;
export const MAX_SHORT_SESSION_DAYS = 30;

/** Length and lifetime of a code that is sent by e-mail. ACC-02 */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** A reader who has signed in, or proven their identity, need not prove it again within this time. ACC-02 */
export const PROOF_MINUTES = 10;

/** How long an export of the reader's data can be downloaded. ACC-10 */
export const EXPORT_DAYS = 7;
/** How long a reader can cancel the deletion of the account. ACC-10 */
export const DELETION_DAYS = 14;

/** How long before its end a subscription without renewal counts as expiring. SES-04 */
export const EXPIRING_DAYS = 30;

/** A chat is deleted this long after its last message. HLP-09 */
export const CHAT_MONTHS = 12;
