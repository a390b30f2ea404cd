/** Envelope of every successful response. */
export const ok = <Data>(data: Data) => ({
  status: 200 as const,
  body: { success: true as const, status: { code: 'OK' }, data },
});

/** Envelope of every refusal; the message is for the log, the page has its own sentence for the reader. */
export const refusal = <Status extends number>(status: Status, code: string, message: string) => ({
  status,
  body: { success: false as const, status: { code, message } },
});

/** Refusal of a field of the body: its name on the wire, and the sentence for the reader. */
export function fieldNotValid(field: string, sentence: string) {
  const { status, body } = refusal(400, 'ERR_FIELD_NOT_VALID', `${field} is not valid`);
  return { status, body: { ...body, campo: field, data: sentence } };
}

/** A refusal with data about the thing that is refused. */
export const refusalWith = <Status extends number, Data>(
  status: Status,
  code: string,
  message: string,
  data: Data,
) => ({ status, body: { success: false as const, status: { code, message }, data } });

/** Successful response without data. */
export const DONE = { status: 200, body: { success: true, status: { code: 'OK' } } } as const;

/** Refusal of a call for personal data without a session. */
export const LOGIN_REQUIRED = refusal(401, 'ERR_LOGIN_REQUIRED', 'nobody is signed in');
