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
/** Issues read here, and what was answered when installing was offered: `InstallMemory`. OFF-07 */
export const INSTALL_KEY = 'install';
