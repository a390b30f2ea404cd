/** Long runs of the signs that secrets are written in. */
const CODE = /^(?=.*\d)[A-Za-z0-9_-]{20,}$/;

/**
 * The page somebody writes from, as it may be kept: no query and no fragment, where codes and tokens stand, and no part
 * of the path that looks like one. Empty for what is no address of a page. HLP-09
 */
export function pageAddress(host: string): string {
  if (!URL.canParse(host)) return '';
  const { origin, pathname, protocol } = new URL(host);
  if (!/^https?:$/.test(protocol)) return '';
  return (
    origin +
    pathname
      .split('/')
      .map((part) => (CODE.test(part) ? '…' : part))
      .join('/')
  );
}
