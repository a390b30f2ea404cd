/** A parameter of a media type, bare or in quotation marks; some senders use single ones. */
const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;,]+))/i;

/** The encoding that the `Content-Type` of a call or an answer states: `text/xml; charset="windows-1252"`. */
export function charsetOf(contentType: string | undefined): string | undefined {
  const found = CHARSET.exec(contentType ?? '');
  return (found?.[1] ?? found?.[2] ?? found?.[3])?.trim() || undefined;
}
