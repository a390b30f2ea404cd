import type { DraftValues } from '#device/tables/drafts.ts';
import { DRAFT_KEY } from '#domain/device-keys.ts';

const keyOf = (form: string) => `${DRAFT_KEY} ${form}`;

/**
 * Drafts of whoever is not signed in: they belong to nobody, so they stay in the tab and go with it. Where nothing may be
 * stored, nothing is.
 */
export const visitorDrafts = {
  keep(form: string, values: DraftValues): void {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    } catch {
      // Blocked or full.
    }
  },
  async drop(form: string): Promise<void> {
    try {
      sessionStorage.removeItem(keyOf(form));
    } catch {
      // Blocked.
    }
  },
};

/** What was left in a form of this name, in this tab. */
export function readVisitorDraft(form: string): DraftValues {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as DraftValues | null) ?? {};
  } catch {
    return {}; // Blocked or broken.
  }
}

/** What somebody left in this tab is not for whoever comes after a session. OFF-06 */
export function forgetVisitorDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${DRAFT_KEY} `)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked.
  }
}
