/** As the framework has every script of others ask for the reader's answer. */
type AnyTcfApi = (...call: unknown[]) => unknown;

declare global {
  interface Window {
    __tcfapi?: AnyTcfApi;
  }
}

/** What a platform of the Transparency and Consent Framework tells whoever listens, as far as it is used. */
type TcData = {
  eventStatus?: string;
  tcString?: string;
  purpose?: { consents?: Partial<Record<string, boolean>> };
};

/** What was answered to a platform; each part may be missing. */
export type PlatformAnswer = {
  tcString: string | null;
  /** By number of the purpose. */
  consents: Partial<Record<string, boolean>>;
  /** The reader has answered just now; else the platform tells of an earlier answer. */
  isNew: boolean;
};

type TcfApi = (
  command: string,
  version: number,
  then: (data: TcData, success: boolean) => void,
  parameter?: unknown,
) => void;

/** Where it has not come by then the page goes on without it. TRK-04 */
const TIMEOUT_MS = 5000;
const POLL_MS = 100;
const VERSION = 2;
const ANSWERED = ['tcloaded', 'useractioncomplete'];

const platformApi = () => window.__tcfapi as TcfApi | undefined;

/** @throws Error where the script cannot be had, or brings nothing in time. */
const whenThere = (script: string) =>
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
      } else if (performance.now() - since >= TIMEOUT_MS) {
        stop(new Error('consent platform: it did not come'));
      }
    }, POLL_MS);
    element.src = script;
    element.async = true;
    element.onerror = () => stop(new Error('consent platform: its script cannot be had'));
    document.head.append(element);
  });

/**
 * Loads somebody else's consent platform and tells every answer to it; before one, nothing. It asks and keeps by itself.
 * @throws Error where it cannot be had. TRK-01
 */
export async function listenToPlatform(
  script: string,
  onAnswer: (answer: PlatformAnswer) => void,
): Promise<void> {
  const api = await whenThere(script);
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
 * By the command that most platforms add to the framework's own. `onRefusal` where there is no platform, or it does not know
 * the command; one that opens them need not say so. TRK-06
 */
export function openPlatformPreferences(onRefusal: () => void): void {
  const answer = (_data: TcData | null, success: boolean) => {
    if (!success) onRefusal();
  };
  const api = platformApi();
  if (api) api('displayConsentUi', VERSION, answer);
  else onRefusal();
}
