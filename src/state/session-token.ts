import { USER_KEY } from '#domain/device-keys.ts';

/** The saved id_token, or null for a visitor and for a store that is blocked or broken. API-01, BRW-04 */
export function readToken(): string | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    const token = typeof user === 'object' && user !== null && 'id_token' in user ? user.id_token : null;
    return typeof token === 'string' && token !== '' ? token : null;
  } catch {
    return null;
  }
}
