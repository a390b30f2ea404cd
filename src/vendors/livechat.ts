import type { ExternalChat } from '#domain/support/conversation.ts';

/** LiveChat's own API in the page, as far as it is used. */
type Widget = {
  call(...parts: unknown[]): void;
  get(name: 'state'): { visibility: 'maximized' | 'minimized' | 'hidden' } | undefined;
  on(name: string, callback: (data: never) => void): void;
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

/** The widget, once it is ready, which its state shows; null before. */
function ready(): Widget | null {
  const widget = window.LiveChatWidget as Widget | undefined;
  return typeof widget?.get === 'function' && widget.get('state') !== undefined ? widget : null;
}

let script: HTMLScriptElement | null = null;

/** @param onFailure is called when a blocker or the network prevented the script */
function load(license: string, onFailure: () => void): void {
  if (script) return;
  window.__lc = { license: Number(license), integration_name: 'manual_channels', asyncInit: false };
  script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  script.onerror = onFailure;
  document.head.append(script);
}

/** A script that did not load is requested again the next time. */
function unload(): void {
  script?.remove();
  script = null;
}

/** Polls every 100 ms until the widget is ready. @throws Error if it does not load. HLP-11 */
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
      reject(new Error('live chat: it did not load'));
    };
    load(license, fail);
  });

const watched = new WeakSet<Widget>();

/** Hides the widget whenever the reader minimises it. */
function hideWhenMinimised(widget: Widget): void {
  if (watched.has(widget)) return;
  watched.add(widget);
  widget.on('visibility_changed', ({ visibility }: { visibility: string }) => {
    if (visibility === 'minimized') widget.call('hide');
  });
}

/**
 * Continues a conversation in LiveChat: loads its script, passes the transcript, shows the chat maximised, and hides it
 * again when the reader closes it. @throws Error if it cannot be loaded. HLP-06, HLP-11
 */
export async function continueInLiveChat({ license, name, email, transcript }: ExternalChat): Promise<void> {
  const widget = await whenReady(license);
  if (name !== null) widget.call('set_customer_name', name);
  if (email !== null) widget.call('set_customer_email', email);
  widget.call('set_session_variables', { trascrizione: transcript });
  hideWhenMinimised(widget);
  widget.call('maximize');
}
