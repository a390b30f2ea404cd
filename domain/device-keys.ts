/**
 * Keys of the browser's local storage, shared by page and boot script; those in session storage say so.
 * BRW-01
 */
export const THEME_KEY = 'theme';
/** Reading settings of the article: text step, face, spacing, paper. */
export const READING_KEY = 'reading';
/** Instants of failed page loads. NAV-20 */
export const RELOADS_KEY = 'reload_loop_counter';
/** The session: id_token, redirect_uri. */
export const USER_KEY = 'user';
/** Reader's position in the page, across the reload that starts a new version; in session storage. OFF-04 */
export const READING_POSITION_KEY = 'place';
/** Text that a visitor typed into a form and has not sent; the form's name is appended; in session storage. */
export const DRAFT_KEY = 'draft';
/** Issues read here, and the answers to the install offer: `InstallMemory`. OFF-07 */
export const INSTALL_KEY = 'install';
/** Set once the reader has dismissed or accepted the invitation to the chat. HLP-07 */
export const CHAT_TEASER_KEY = 'chat_teaser';
/** FAQ answers that were voted helpful here, by slug. HLP-01 */
export const FAQ_VOTES_KEY = 'faqVotes';
/** Columns of the press review's table that are shown here. PRS-01 */
export const CLIP_COLUMNS_KEY = 'clipColumns';
/** Set once the reader has entered the gate's password here; what opens the site is the cookie. SHL-02 */
export const GATE_PASSED_KEY = 'unlocked';
/** The consent given here, and when: `SavedConsent`. TRK-01 */
export const CONSENT_KEY = 'consent';
/** Set once the reader has dismissed marketing's offer; in session storage. TRK-05 */
export const STRIP_KEY = 'stripPutAway';
/** The reader whom the account site last reported. SES-10 */
export const KNOWN_USER_KEY = 'userPayload';
