import { USER_KEY } from '#domain/device-keys.ts';

/** Null for a visitor, and where storage is blocked or broken. BRW-04 */
function readSaved(key: 'id' | 'id_token'): string | null {
  try {
    const user: Record<string, unknown> | null = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    const value = user?.[key];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The saved id_token; null too for a reader whom the account site knows only by its cookie. API-01 */
export const readToken = (): string | null => readSaved('id_token') || null;

/** The account whose session is saved here. */
export const readSavedId = (): string | null => readSaved('id');
