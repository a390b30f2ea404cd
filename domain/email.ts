/** Page, worker and server share these rules, so they compile without the types of any of them. */
declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly hostname: string;
}

/** RFC 5321, 4.5.3.1: maximum lengths of the part before the `@`, and of a whole address. */
const MAX_LOCAL_LENGTH = 64;
export const MAX_EMAIL_LENGTH = 254;

/** What browsers accept before the `@`, with dots only between words. RFC 5321, 4.1.2; HTML, 4.10.5.1.5 */
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${WORD}(?:\\.${WORD})*$`, 'i');

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const TOP_LEVEL = '(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${TOP_LEVEL}$`);
/** Letters of any script, and the separators in domains; the ideographic full stop counts as a dot. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.·。-]+$/u;

/** A domain in the form that mail servers use: in lower case, with non-ASCII letters as punycode. UTS #46 */
export function asciiDomain(text: string): string | null {
  if (!INTERNATIONAL.test(text)) return null;
  const address = `http://${text}`;
  const domain = URL.canParse(address) ? new URL(address).hostname : '';
  return DOMAIN.test(domain) ? domain : null;
}

/** Removes invisible characters, and replaces other forms of the `@`: both get in when an address is copied. */
export const withPlainSigns = (text: string): string =>
  text.replace(/[\p{Cf}\p{DI}]/gu, '').replace(/[＠﹫]/g, '@');

/**
 * An e-mail address in the form that is stored and compared: in lower case, an international domain as punycode,
 * without invisible characters; null if it is not valid. The input has no blanks around it. VAL-02
 */
export function normaliseEmail(typed: string): string | null {
  const text = withPlainSigns(typed);
  const atIndex = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, Math.max(atIndex, 0)), asciiDomain(text.slice(atIndex + 1))];
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local) || domain === null) return null;
  const address = `${local.toLowerCase()}@${domain}`;
  return address.length > MAX_EMAIL_LENGTH ? null : address;
}

/** Addresses of accounts that were opened before the part before the `@` had a limit. */
const OLD_ACCOUNT_EMAIL = /^[\w+-]+(?:\.[\w+-]+)*@[\da-z]+(?:[.-][\da-z]+)*\.[a-z]{2,}$/i;

/**
 * The address of an account, which may be old: its reader signs in with it. Null for an address that no account can
 * have.
 */
export function accountEmail(typed: string): string | null {
  const text = withPlainSigns(typed);
  const isOldAccountEmail = text.length <= MAX_EMAIL_LENGTH && OLD_ACCOUNT_EMAIL.test(text);
  return normaliseEmail(text) ?? (isOldAccountEmail ? text.toLowerCase() : null);
}

export const isAccountEmail = (text: string): boolean => accountEmail(text) !== null;
export const isEmail = (text: string): boolean => normaliseEmail(text) !== null;
