/** Browsers and apps on iOS that also carry Safari's name, and add to the home screen in another way or not at all. */
const OTHERS = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|GSA\/|YaBrowser|FBA[NV]|Instagram/;

/**
 * Whether this is Safari on an iPhone or iPad: it can install, but tells no page so. An iPad identifies as a Mac, which
 * has no touch screen. OFF-07
 */
export function isIosSafari({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const handheld = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return handheld && /Version\/[\d.]+.* Safari\//.test(userAgent) && !OTHERS.test(userAgent);
}
