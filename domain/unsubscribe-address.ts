/** Of the account site: where the link of a newsletter leads by which it is switched off. RFC 8058 */
export const UNSUBSCRIBE_PATH = '/newsletter/disiscrizione';

/** Of the newsstand: where the link of a press review leads by which its recipient ends it. PRS-03, RFC 8058 */
export const PRESS_UNSUBSCRIBE_PATH = '/rassegna-condivisa/disiscrizione';
