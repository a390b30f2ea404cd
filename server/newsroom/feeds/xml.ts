/** What XML 1.0 has no place for, whichever way it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text or the value of an attribute, whatever stands in it. */
export const xmlText = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** An element that holds a text; none where there is no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';
