/** Browsers and apps on iOS that carry Safari's name too, and have another way to the home screen or none. */
const OTHERS = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|GSA\/|YaBrowser|FBA[NV]|Instagram/;

/**
 * Safari on a phone or tablet of Apple's: it installs, but says so to no page. A tablet calls itself a Mac, which has no
 * touch screen. OFF-07
 */
export function isIosSafari({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const handheld = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return handheld && /Version\/[\d.]+.* Safari\//.test(userAgent) && !OTHERS.test(userAgent);
}
