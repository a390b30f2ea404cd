/**
 * The function `__tcfapi`, through which third-party scripts read the reader's consent, as the Transparency
 * and Consent Framework defines it.
 */
type AnyTcfApi = (...call: unknown[]) => unknown;

declare global {
  interface Window {
    __tcfapi?: AnyTcfApi;
  }
}

/** The used part of what a platform of the Transparency and Consent Framework reports to its listeners. */
type TcData = {
  eventStatus?: string;
  tcString?: string;
  purpose?: { consents?: Partial<Record<string, boolean>> };
};

/** An answer given to a platform; each part may be missing. */
export type PlatformAnswer = {
  tcString: string | null;
  /** By number of the purpose. */
  consents: Partial<Record<string, boolean>>;
  /** Whether the reader has answered just now; otherwise the platform repeats an earlier answer. */
  isNew: boolean;
};

type TcfApi = (
  command: string,
  version: number,
  then: (data: TcData, success: boolean) => void,
  parameter?: unknown,
) => void;

/** If the platform has not loaded by then, the page goes on without it. TRK-04 */
const LOAD_TIMEOUT_MS = 5000;
const POLL_MS = 100;
const VERSION = 2;
const ANSWERED = ['tcloaded', 'useractioncomplete'];

const platformApi = () => window.__tcfapi as TcfApi | undefined;

/** @throws Error if the script cannot be loaded, or provides nothing in time. */
const loadPlatform = (script: string) =>
  new Promise<TcfApi>((resolve, reject) => {
    const since = performance.now();
    const element = document.createElement('script');
    const stop = (error: Error) => {
      clearInterval(timer);
      element.remove();
      reject(error);
    };
    const timer = setInterval(() => {
      const api = platformApi();
      if (api) {
        clearInterval(timer);
        resolve(api);
      } else if (performance.now() - since >= LOAD_TIMEOUT_MS) {
        stop(new Error('consent platform: it did not provide its API in time'));
      }
    }, POLL_MS);
    element.src = script;
    element.async = true;
    element.onerror = () => stop(new Error('consent platform: its script cannot be loaded'));
    document.head.append(element);
  });

/**
 * Loads a third-party consent platform and reports every answer given to it; nothing before the first. The platform
 * itself asks the reader and saves the answer.
 * @throws Error if it cannot be loaded. TRK-01
 */
export async function listenToPlatform(
  script: string,
  onAnswer: (answer: PlatformAnswer) => void,
): Promise<void> {
  const api = await loadPlatform(script);
  api('addEventListener', VERSION, (data, success) => {
    const { eventStatus = '', tcString, purpose } = data ?? {};
    if (!success || !ANSWERED.includes(eventStatus)) return;
    onAnswer({
      tcString: tcString || null,
      consents: purpose?.consents ?? {},
      isNew: eventStatus === 'useractioncomplete',
    });
  });
}

/**
 * Opens the platform's preferences, with a command that most platforms add to the framework's own. `onRefusal` is
 * called where there is no platform, or it does not know the command; one that opens them need not answer. TRK-06
 */
export function openPlatformPreferences(onRefusal: () => void): void {
  const answer = (_data: TcData | null, success: boolean) => {
    if (!success) onRefusal();
  };
  const api = platformApi();
  if (api) api('displayConsentUi', VERSION, answer);
  else onRefusal();
}
