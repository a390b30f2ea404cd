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
