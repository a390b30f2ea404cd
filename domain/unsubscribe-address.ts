/** Path on the account site of the link that unsubscribes from a newsletter. RFC 8058 */
export const UNSUBSCRIBE_PATH = '/newsletter/disiscrizione';

/** Path on the newsstand of the link that unsubscribes a recipient from a press review. PRS-03, RFC 8058 */
export const PRESS_UNSUBSCRIBE_PATH = '/rassegna-condivisa/disiscrizione';

/**
 * Paths that accept requests from any origin and without a session: mail programs send the request from anywhere, and
 * the page itself sends no origin, so that its address is not disclosed. The token in the mail is the authorization.
 * RFC 8058
 */
export const UNSUBSCRIBE_PATHS: readonly string[] = [UNSUBSCRIBE_PATH, PRESS_UNSUBSCRIBE_PATH];
