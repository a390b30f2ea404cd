import { isIosSafari } from './ios-safari.ts';

/** What a browser that can install hands to a page. It can be shown once. */
export type InstallPrompt = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  interface Window {
    /** Put here by the boot script: the browser may hand it over before anything else of ours is there. */
    installPrompt?: InstallPrompt | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Navigator {
    /** Safari on iOS alone: opened from the home screen. */
    standalone?: boolean;
  }
}

/** How the app can be installed here: by the browser's own question, or by the reader's hand. */
export type InstallWay = 'prompt' | 'instructions';

const isInstalled = () => navigator.standalone || matchMedia('(display-mode: standalone)').matches;

/** Null where it is installed, or cannot be. OFF-07 */
export function installWay(): InstallWay | null {
  if (isInstalled()) return null;
  if (window.installPrompt) return 'prompt';
  return isIosSafari(navigator) ? 'instructions' : null;
}

/** Tells when the way to install may have changed. */
export function watchInstalling(onChange: () => void): void {
  addEventListener('beforeinstallprompt', onChange);
  addEventListener('appinstalled', () => {
    window.installPrompt = undefined;
    onChange();
  });
}

/** Has the browser ask. True when the reader agreed; the question is used up either way. */
export async function promptInstall(): Promise<boolean> {
  const { installPrompt } = window;
  window.installPrompt = undefined;
  if (!installPrompt) return false;
  await installPrompt.prompt();
  return (await installPrompt.userChoice).outcome === 'accepted';
}
