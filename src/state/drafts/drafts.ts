import type { DraftValues } from '#device/tables/drafts.ts';
import { logError } from '../log.ts';
import { currentSession } from '../session/session.ts';

export type { DraftValues } from '#device/tables/drafts.ts';

/** Loads Dexie as well, when a form is opened. */
const openDevice = () => import('./drafts-repository.ts');

type Repository = Awaited<ReturnType<typeof openDevice>>;

/**
 * Calls run one after the other, so that a draft dropped last is not saved after all. Where storage is blocked nothing
 * is saved.
 */
let previousCall: Promise<unknown> = Promise.resolve();

function inTurn<T>(action: (repository: Repository) => Promise<T>): Promise<T | null> {
  const done = previousCall
    .then(openDevice)
    .then(action)
    .catch((error: unknown) => {
      logError('drafts', error);
      return null;
    });
  previousCall = done;
  return done;
}

/** Owner of the drafts: the reader signed in on this page. */
function currentOwner(): string | null {
  const session = currentSession();
  return session.state === 'in' ? session.user.id : null;
}

/** Saved draft of the form with this name; null if there is none. */
export async function readDraft(form: string): Promise<DraftValues | null> {
  const owner = currentOwner();
  return owner === null ? null : inTurn((repository) => repository.read({ owner, form }));
}

export function saveDraft(form: string, values: DraftValues, savedAt: number): void {
  const owner = currentOwner();
  if (owner !== null) void inTurn((repository) => repository.save({ owner, form, values, savedAt }));
}

export async function removeDraft(form: string): Promise<void> {
  const owner = currentOwner();
  if (owner !== null) await inTurn((repository) => repository.remove({ owner, form }));
}

/** Where a form saves what was not sent yet. */
export type DraftStore = {
  save(form: string, values: DraftValues, savedAt: number): void;
  remove(form: string): Promise<void>;
};

/** Drafts of the signed-in reader. */
export const accountDrafts: DraftStore = { save: saveDraft, remove: removeDraft };
