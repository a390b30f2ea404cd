import type { DraftValues } from '#device/tables/drafts.ts';
import { DRAFT_KEY } from '#domain/device-keys.ts';

const keyOf = (form: string) => `${DRAFT_KEY} ${form}`;

/**
 * Drafts of visitors: they have no owner, so they are stored in the tab and end with it. Where storage is blocked
 * nothing is saved.
 */
export const visitorDrafts = {
  save(form: string, values: DraftValues): void {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values));
    } catch {
      // Blocked or full.
    }
  },
  async remove(form: string): Promise<void> {
    try {
      sessionStorage.removeItem(keyOf(form));
    } catch {
      // Blocked.
    }
  },
};

/** Draft of the form with this name in this tab. */
export function readVisitorDraft(form: string): DraftValues {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as DraftValues | null) ?? {};
  } catch {
    return {}; // Storage is blocked, or its data is broken.
  }
}

/** Drafts in this tab must not be shown to the next reader after a session. OFF-06 */
export function forgetVisitorDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(`${DRAFT_KEY} `)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked.
  }
}
