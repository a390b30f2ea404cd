import { getDefaultStore } from 'jotai';
import { NewsstandDb } from '#device/db.ts';
import { noticeDismissedEntry, noticeDismissedKey } from '#device/outbox-entries.ts';
import * as table from '#device/tables/notices.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { UNDO_MS } from '#device/undo-time.ts';
import { dayAt } from '#domain/dates.ts';
import { type Notice as AnyNotice, noticesOf } from '#domain/notices.ts';
import type { ShortUser } from '#domain/reader.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';
import { accountOrigin } from '../account/account-origin.ts';
import { logError } from '../log.ts';
import {
  type NewNotice,
  type Notice,
  noticesAtom,
  noticesLoadedAtom,
  type WhichNotice,
} from './notices-atom.ts';

const store = getDefaultStore();
const db = new NewsstandDb();
let watching = false;

function publish(notices: readonly Notice[]): void {
  store.set(noticesAtom, notices);
  store.set(noticesLoadedAtom, true);
}

/** Reads the device once; changes in other tabs are reported. */
export function watch(): void {
  if (watching) return;
  watching = true;
  table.watchNotices(db, publish, (error) => {
    watching = false;
    publish(store.get(noticesAtom));
    logError('notices', error);
  });
}

/** Where storage is blocked, notices are still shown on this page. BRW-04 */
async function saveOrShow(
  save: () => Promise<void>,
  showUnsaved: (shown: readonly Notice[]) => readonly Notice[],
) {
  try {
    await save();
    watch();
  } catch (error) {
    logError('notices', error);
    publish(showUnsaved(store.get(noticesAtom)));
  }
}

const toNotice = (notice: NewNotice, now: number): AnyNotice => ({
  id: null,
  timeout: null,
  url: null,
  cta: null,
  scrollIntoView: false,
  ...notice,
  date: dayAt(new Date(now)),
});

export async function add(newNotice: NewNotice): Promise<void> {
  const now = Date.now();
  const notice = toNotice(newNotice, now);
  const row = { ...notice, owner: NO_ACCOUNT, addedAt: now, shown: false, dismissed: false };
  await saveOrShow(
    () => table.addNotice(db, notice, now),
    (shown) => [row, ...without(shown, row)],
  );
}

export async function receive(user: Pick<ShortUser, 'id' | 'notices'>): Promise<void> {
  const now = Date.now();
  const accountNotices = noticesOf(user, dayAt(new Date(now)));
  await saveOrShow(
    () => table.receiveNotices(db, user.id, accountNotices, now),
    (shown) => [
      ...accountNotices.map((notice) => ({
        ...notice,
        owner: user.id,
        addedAt: now,
        shown: true,
        dismissed: false,
      })),
      // Notices of the app itself.
      ...shown.filter(({ id }) => id === null),
    ],
  );
  // Dismissals that were not sent when the page was left.
  if (!(await hasWorker())) await sendFromPage();
}

export async function markShown(notice: Notice): Promise<void> {
  await saveOrShow(
    () => table.markShown(db, notice),
    (all) => without(all, notice),
  );
}

const without = (shown: readonly Notice[], { title }: Pick<Notice, 'title'>): Notice[] =>
  shown.filter((other) => other.title !== title);

/**
 * Sends a dismissal to the account when it can no longer be undone: immediately, or when the network is back. NOT-02
 */
export async function remove(which: WhichNotice): Promise<boolean> {
  const notice = find(which, store.get(noticesAtom));
  if (!notice) return false;
  await saveOrShow(
    () => table.dismissNotice(db, notice),
    (all) => without(all, notice),
  );
  if (notice.id !== null) await queueDismissal(notice.id, notice.owner);
  return true;
}

function find(which: WhichNotice, shown: readonly Notice[]): Notice | undefined {
  if ('title' in which) return which;
  return 'id' in which ? shown.find(({ id }) => id === which.id) : shown[which.index];
}

async function queueDismissal(noticeId: number, owner: string): Promise<void> {
  const now = Date.now();
  const dismissal = { noticeId, owner, accountOrigin: accountOrigin() };
  try {
    await db.outbox.put(noticeDismissedEntry(dismissal, now, now + UNDO_MS));
    sendSoon();
  } catch (error) {
    // It is dismissed on this page only; the account sends the notice again.
    logError('outbox', error);
  }
}

const queuedDismissal = ({ id }: Notice) => db.outbox.where('key').equals(noticeDismissedKey(id ?? 0));

/** Keeps extending the time in which the dismissal can be undone, until the returned function is called. */
export function extendUndoTime(notice: Notice): () => void {
  const timer = setInterval(() => {
    queuedDismissal(notice)
      .modify({ notBefore: Date.now() + UNDO_MS })
      .then((changed) => changed > 0 && sendSoon())
      .catch((error: unknown) => logError('outbox', error));
  }, UNDO_MS / 2);
  return () => clearInterval(timer);
}

let sendTimer: ReturnType<typeof setTimeout> | undefined;

/** Sends once no dismissal can be undone any more. */
function sendSoon(): void {
  clearTimeout(sendTimer);
  sendTimer = setTimeout(() => void send(), UNDO_MS);
}

async function send(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!(await hasWorker())) return await sendFromPage();
  askToSend(serviceWorker);
  void askToSendLater(serviceWorker);
}

const hasWorker = async () => {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return registration !== undefined;
};

const sendFromPage = () =>
  import('./send-dismissed.ts')
    .then(({ sendDismissed }) => sendDismissed(db, Date.now()))
    .catch((error: unknown) => logError('outbox', error));

/** Undoes a dismissal; `too-late` if it was sent to the account already, which is not told of the undo. */
export async function restore(notice: Notice): Promise<boolean | 'too-late'> {
  try {
    return await db.transaction('rw', db.outbox, db.notices, async () => {
      if (notice.id !== null && (await queuedDismissal(notice).delete()) === 0) return 'too-late';
      await table.restoreNotice(db, notice);
      return true;
    });
  } catch (error) {
    logError('notices', error);
    return false;
  }
}
