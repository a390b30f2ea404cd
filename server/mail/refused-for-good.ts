/** Codes alone: the words of an error may name the server. */
export function mailErrorCodes(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
  };
}

/** Whether a mail server refused the address or the mail, for good; a server that refuses us is set right by somebody. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = mailErrorCodes(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
