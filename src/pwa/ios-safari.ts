/** Browsers and apps on iOS that also carry Safari's name, and add to the home screen in another way or not at all. */
const OTHER_BROWSERS = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|GSA\/|YaBrowser|FBA[NV]|Instagram/;

/**
 * Whether this is Safari on an iPhone or iPad: it can install the app, but does not report that to pages. An
 * iPad identifies as a Mac, which has no touch screen. OFF-07
 */
export function isIosSafari({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  const isHandheld =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isHandheld && /Version\/[\d.]+.* Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent);
}
