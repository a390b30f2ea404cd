import { ALERTS_HERE } from './addresses.ts';

/** Addresses that want a login: the newsstand's own, and the account area's. NAV-13, NAV-18 */
const GUARDED = ['/preferiti', ALERTS_HERE, '/rassegna', '/chatbot', '/dashboard', '/user', '/operatori'];

/** Whether a visitor is sent to the sign-in from here. */
export const isGuarded = (path: string): boolean =>
  GUARDED.some((screen) => path === screen || path.startsWith(`${screen}/`));
