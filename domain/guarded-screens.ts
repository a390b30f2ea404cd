/** Addresses that want a login: the newsstand's own, and the account area's. NAV-13, NAV-18 */
const GUARDED = ['/preferiti', '/rassegna', '/chatbot', '/dashboard', '/user'];

/** Whether a visitor is sent to the sign-in from here. */
export const isGuarded = (path: string): boolean =>
  GUARDED.some((screen) => path === screen || path.startsWith(`${screen}/`));
