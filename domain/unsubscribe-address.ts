/** Of the account site: where the link of a newsletter leads by which it is switched off. RFC 8058 */
export const UNSUBSCRIBE_PATH = '/newsletter/disiscrizione';
