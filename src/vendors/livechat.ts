import type { Elsewhere } from '#domain/support/conversation.ts';

/** LiveChat's own interface in the page, as far as it is used. */
type Widget = {
  call(...parts: unknown[]): void;
  get(name: 'state'): { visibility: 'maximized' | 'minimized' | 'hidden' } | undefined;
  on(name: string, then: (said: never) => void): void;
};

declare global {
  interface Window {
    __lc?: { license: number; integration_name: string; asyncInit: boolean };
    LiveChatWidget?: Partial<Widget>;
  }
}

const SCRIPT = 'https://cdn.livechatinc.com/tracking.js';
const POLL_MS = 100;
const TIMEOUT_MS = 20_000;

/** Whether the widget has come: it then tells how it stands. */
function ready(): Widget | null {
  const widget = window.LiveChatWidget as Widget | undefined;
  return typeof widget?.get === 'function' && widget.get('state') !== undefined ? widget : null;
}

let script: HTMLScriptElement | null = null;

/** @param onFailure a blocker or the network kept the script away */
function load(license: string, onFailure: () => void): void {
  if (script) return;
  window.__lc = { license: Number(license), integration_name: 'manual_channels', asyncInit: false };
  script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  script.onerror = onFailure;
  document.head.append(script);
}

/** What did not come is asked for anew the next time. */
function unload(): void {
  script?.remove();
  script = null;
}

/** Asked for every 100 ms until it is there. @throws Error where it does not come. HLP-11 */
const whenReady = (license: string) =>
  new Promise<Widget>((resolve, reject) => {
    const since = performance.now();
    const timer = setInterval(() => {
      const widget = ready();
      if (widget) {
        clearInterval(timer);
        resolve(widget);
      } else if (performance.now() - since >= TIMEOUT_MS) fail();
    }, POLL_MS);
    const fail = () => {
      clearInterval(timer);
      unload();
      reject(new Error('live chat: it did not come'));
    };
    load(license, fail);
  });

const watched = new WeakSet<Widget>();

/** It is seen only while it is open. */
function hideWhenPutAway(widget: Widget): void {
  if (watched.has(widget)) return;
  watched.add(widget);
  widget.on('visibility_changed', ({ visibility }: { visibility: string }) => {
    if (visibility === 'minimized') widget.call('hide');
  });
}

/**
 * Goes on with a conversation in LiveChat: its script is loaded now, it is handed the transcript, shown and maximised,
 * and hidden again when the reader puts it away. @throws Error where it cannot be had. HLP-06, HLP-11
 */
export async function goOnInLiveChat({ license, name, email, transcript }: Elsewhere): Promise<void> {
  const widget = await whenReady(license);
  if (name !== null) widget.call('set_customer_name', name);
  if (email !== null) widget.call('set_customer_email', email);
  widget.call('set_session_variables', { trascrizione: transcript });
  hideWhenPutAway(widget);
  widget.call('maximize');
}
