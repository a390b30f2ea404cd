import type { CaptchaAction } from '#domain/captcha.ts';

type Grecaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

let loading: Promise<Grecaptcha> | undefined;

/**
 * Gets a token of Google's reCAPTCHA v3; its script is fetched for the first token. @throws Error if it cannot be
 * loaded.
 */
export async function recaptchaToken(siteKey: string, action: CaptchaAction): Promise<string> {
  loading ??= inTime(load(siteKey)).catch((error) => {
    loading = undefined;
    throw error;
  });
  return await inTime((await loading).execute(siteKey, { action }));
}

/** A partly blocked reCAPTCHA does not fail but never answers. */
const TIMEOUT_MS = 15_000;

const inTime = <Value>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('captcha: it does not answer')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const load = (siteKey: string) =>
  new Promise<Grecaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('captcha: the script did not define grecaptcha'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('captcha: the script cannot be loaded'));
    };
    document.head.append(script);
  });
