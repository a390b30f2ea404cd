import type { Config } from '#server/base/config/config.ts';

/** Sources of third-party scripts, frames, data and pictures, by the directives of a page's policy. */
export type VendorSources = Record<'script' | 'frame' | 'connect' | 'img', readonly string[]>;

const RECAPTCHA: VendorSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  img: [],
};

const LIVE_CHAT: VendorSources = {
  script: ['https://cdn.livechatinc.com', 'https://api.livechatinc.com', 'https://secure.livechatinc.com'],
  frame: ['https://secure.livechatinc.com'],
  connect: ['https://*.livechatinc.com', 'wss://*.livechatinc.com'],
  img: ['https://cdn.livechatinc.com', 'https://cdn.files-text.com'],
};

/**
 * Sources of a third-party platform: the origin of its script. One that uses further origins needs a proxy on
 * that origin, which most offer.
 */
function sourcesOfOrigin(script: string): VendorSources {
  const { origin } = new URL(script);
  return { script: [origin], frame: [origin], connect: [origin], img: [origin] };
}

const NONE: VendorSources = { script: [], frame: [], connect: [], img: [] };

/** Sources of the configured services only; null if none is. HLP-08, HLP-11, TRK-01, TRK-04, TRK-05 */
export function vendorSources({
  recaptcha,
  liveChatLicense,
  consentPlatform,
  measuring: { audienceScript, marketingScript, creativeUrl },
}: Pick<Config, 'recaptcha' | 'liveChatLicense' | 'consentPlatform' | 'measuring'>): VendorSources | null {
  const configured = [
    ...(recaptcha ? [RECAPTCHA] : []),
    ...(liveChatLicense === null ? [] : [LIVE_CHAT]),
    ...[consentPlatform, audienceScript, marketingScript].flatMap((script) =>
      script === null ? [] : [sourcesOfOrigin(script)],
    ),
    ...(creativeUrl === null ? [] : [{ ...NONE, connect: [new URL(creativeUrl).origin] }]),
  ];
  if (configured.length === 0) return null;
  const merge = (name: keyof VendorSources) => configured.flatMap((sources) => sources[name]);
  return { script: merge('script'), frame: merge('frame'), connect: merge('connect'), img: merge('img') };
}
