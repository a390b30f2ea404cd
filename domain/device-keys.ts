/** Names in the browser's local storage, one place for page and boot script. BRW-01 */
export const THEME_KEY = 'theme';
/** Reading settings of the article: text step, face, spacing, paper. */
export const READING_KEY = 'reading';
/** Instants of failed page loads, NAV-20. */
export const RELOADS_KEY = 'reload_loop_counter';
/** The session: id_token, redirect_uri. */
export const USER_KEY = 'user';
