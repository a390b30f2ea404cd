/** How long things last that a reader has with us, for the rules that keep to it and the words that tell of it. */

/** A session whose reader wanted to be remembered, and any other, since it was last used. SES-07 */
export const REMEMBERED_DAYS = 180;
export const ONE_SITTING_HOURS = 12;
/** However much they are used, sessions last no longer since the reader signed in: then they sign in anew. SES-07 */
export const LONGEST_REMEMBERED_DAYS = 400;
export const LONGEST_SITTING_DAYS = 30;

/** A code that was mailed. ACC-02 */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** Whoever has signed in, or proven who they are, need not prove it again for so long. ACC-02 */
export const PROOF_MINUTES = 10;

/** A copy of the reader's data may be taken home for so long. ACC-10 */
export const EXPORT_DAYS = 7;
/** So long a reader may think better of a deletion. ACC-10 */
export const DELETION_DAYS = 14;

/** A subscription that will not renew is told of so long before its end. SES-04 */
export const EXPIRING_DAYS = 30;

/** What was said in the chat is kept since something was said last. HLP-09 */
export const CHAT_MONTHS = 12;
