/** Of the account site: where the link of a newsletter leads by which it is switched off. RFC 8058 */
export const UNSUBSCRIBE_PATH = '/newsletter/disiscrizione';

/** Of the newsstand: where the link of a press review leads by which its recipient ends it. PRS-03, RFC 8058 */
export const PRESS_UNSUBSCRIBE_PATH = '/rassegna-condivisa/disiscrizione';

/**
 * Writes in nobody's name: mail programs send there from wherever they run, and the page that stands there tells no
 * origin, lest its address be told with it. Whoever has the token of a mail may end what it is about. RFC 8058
 */
export const UNSUBSCRIBE_PATHS: readonly string[] = [UNSUBSCRIBE_PATH, PRESS_UNSUBSCRIBE_PATH];
