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
let before: Promise<unknown> = Promise.resolve();

function afterTheOthers<T>(work: (repository: Repository) => Promise<T>): Promise<T | null> {
  const done = before
    .then(openDevice)
    .then(work)
    .catch((error: unknown) => {
      logError('drafts', error);
      return null;
    });
  before = done;
  return done;
}

/** Owner of the drafts: the reader signed in on this page. */
function ownerHere(): string | null {
  const session = currentSession();
  return session.state === 'in' ? session.user.id : null;
}

/** Saved draft of the form with this name; null if there is none. */
export async function readDraft(form: string): Promise<DraftValues | null> {
  const owner = ownerHere();
  return owner === null ? null : afterTheOthers((repository) => repository.read({ owner, form }));
}

export function keepDraft(form: string, values: DraftValues, savedAt: number): void {
  const owner = ownerHere();
  if (owner !== null) void afterTheOthers((repository) => repository.keep({ owner, form, values, savedAt }));
}

export async function dropDraft(form: string): Promise<void> {
  const owner = ownerHere();
  if (owner !== null) await afterTheOthers((repository) => repository.drop({ owner, form }));
}

/** Where a form saves what was not sent yet. */
export type DraftStore = {
  keep(form: string, values: DraftValues, savedAt: number): void;
  drop(form: string): Promise<void>;
};

/** Drafts of the signed-in reader. */
export const accountDrafts: DraftStore = { keep: keepDraft, drop: dropDraft };
