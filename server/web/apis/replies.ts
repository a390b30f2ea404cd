/** The envelope of every answer that went well. */
export const ok = <Data>(data: Data) => ({
  status: 200 as const,
  body: { success: true as const, status: { code: 'OK' }, data },
});

/** The envelope of every refusal; the message is for the log, the reader's sentence is the page's. */
export const refusal = <Status extends number>(status: Status, code: string, message: string) => ({
  status,
  body: { success: false as const, status: { code, message } },
});

/** A refusal that says what is known of the thing that is not given. */
export const refusalWith = <Status extends number, Data>(
  status: Status,
  code: string,
  message: string,
  data: Data,
) => ({ status, body: { success: false as const, status: { code, message }, data } });

/** The answer of what has nothing to tell. */
export const DONE = { status: 200, body: { success: true, status: { code: 'OK' } } } as const;

/** To whoever asks for what is somebody's own without being signed in. */
export const LOGIN_REQUIRED = refusal(401, 'ERR_LOGIN_REQUIRED', 'nobody is signed in');
