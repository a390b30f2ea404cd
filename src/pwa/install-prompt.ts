import { isIosSafari } from './ios-safari.ts';

/** The `beforeinstallprompt` event of browsers that can install the app. Its prompt can be shown once. */
export type InstallPrompt = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    /** Set by the boot script: the browser may fire the event before any other code is loaded. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Navigator {
    /** Only in Safari on iOS: whether the app was opened from the home screen. */
    standalone?: boolean;
  }
}

/** How the app can be installed here: by the browser's prompt, or manually by the reader. */
export type InstallWay = 'prompt' | 'instructions';

const isInstalled = () => navigator.standalone || matchMedia('(display-mode: standalone)').matches;

/** Null where the app is installed, or cannot be. OFF-07 */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (window.installPrompt) return 'prompt';
  return isIosSafari(navigator) ? 'instructions' : null;
}

/** Calls `onChange` when `installWay` may have changed. */
export function watchInstalling(onChange: () => void): void {
  addEventListener('beforeinstallprompt', onChange);
  addEventListener('appinstalled', () => {
    window.installPrompt = undefined;
    onChange();
  });
}

/** Shows the browser's prompt. True when the reader accepted; the prompt is used up either way. */
export async function promptInstall(): Promise<boolean> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  if (!installPrompt) return false;
  await installPrompt.prompt();
  return (await installPrompt.userChoice).outcome === 'accepted';
}
