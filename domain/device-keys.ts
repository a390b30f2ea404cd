/** Names in the browser's local storage, one place for page and boot script; the place is in session storage. BRW-01 */
export const THEME_KEY = 'theme';
/** Reading settings of the article: text step, face, spacing, paper. */
export const READING_KEY = 'reading';
/** Instants of failed page loads, NAV-20. */
export const RELOADS_KEY = 'reload_loop_counter';
/** The session: id_token, redirect_uri. */
export const USER_KEY = 'user';
/** Where the reader was, over the reload that brings in a new version. OFF-04 */
export const PLACE_KEY = 'place';
/** What a visitor typed into a form and has not sent, by the form's name behind it; in session storage. */
export const DRAFT_KEY = 'draft';
/** Issues read here, and what was answered when installing was offered: `InstallMemory`. OFF-07 */
export const INSTALL_KEY = 'install';
/** Said once the reader has put away the invitation to the chat, or taken it up. HLP-07 */
export const CHAT_TEASER_KEY = 'chat_teaser';
/** Which answers of the FAQ were found helpful here, by slug. HLP-01 */
export const FAQ_VOTES_KEY = 'faqVotes';
/** Columns of the press review's table that are shown here. PRS-01 */
export const CLIP_COLUMNS_KEY = 'clipColumns';
/** Said once the gate of a site that is not open to everybody yet was opened here; the cookie opens it. SHL-02 */
export const UNLOCKED_KEY = 'unlocked';
/** What was agreed to here, and when: `SavedConsent`. TRK-01 */
export const CONSENT_KEY = 'consent';
/** Said once the reader has put marketing's offer away; in session storage. TRK-05 */
export const STRIP_KEY = 'stripPutAway';
/** Who the account site last said it was. SES-10 */
export const KNOWN_USER_KEY = 'userPayload';
