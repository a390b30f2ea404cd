import { DEVICE_ALERTS } from './addresses.ts';

/** Addresses that require a sign-in: some of the newsstand, and the account area. NAV-13, NAV-18 */
const GUARDED = ['/preferiti', DEVICE_ALERTS, '/rassegna', '/chatbot', '/dashboard', '/user', '/operatori'];

/** Whether a visitor to this address is sent to the sign-in. */
export const isGuarded = (path: string): boolean =>
  GUARDED.some((screen) => path === screen || path.startsWith(`${screen}/`));
