/** An editorial desk's sign-off: `YXN-ABC`, `VR/BAR`, `sp/lrc`, `ADM`. */
const SIGN_OFF = /^(?:[A-Z0-9]{2,4}|[A-Z0-9]{1,5}(?:[-/_][A-Z0-9]{1,5})+|[^\s/]+\/[^\s/]+)$/;
/** A login, one word written unlike a name: `averdi`, `Anna.Verdi`, `verdi_2`, `@anna`, `DOMAIN\anna`. */
export const LOGIN = /^(?:@.*|\p{L}|\p{L}{2,}\.\p{L}{2,}|[\p{Ll}\d][\p{Ll}\d._+-]*|\S*[\d_\\]\S*)$/u;
/** A glued login: `annaVerdi`; unlike `DeLillo`, `McEwan`. */
const CAMEL_CASE_LOGIN = /^\p{Ll}+\p{Lu}\p{Ll}+$/u;

/** Whether a word of a byline is a desk's sign-off or a login instead of a name. */
export const isSignOffOrLogin = (word: string): boolean =>
  SIGN_OFF.test(word.replace(/\.$/, '')) || LOGIN.test(word) || CAMEL_CASE_LOGIN.test(word);
