/** Codes of a mail server's answer, without the text, which may name the server. */
export type MailErrorCodes = {
  code?: string;
  responseCode?: number;
  /** Command that was refused: `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** Enhanced status, `5.1.1`. RFC 3463 */
  status?: string;
};

const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/**
 * The mailbox does not exist or no longer accepts mail; `NO_MAILBOX_CODES` mean the same without an enhanced status.
 */
const NO_MAILBOX = /^5\.(?:1\.\d+|2\.1)$/;
const NO_MAILBOX_CODES: readonly (number | undefined)[] = [550, 551, 553];
/** Refusal by policy: the server refuses us, for a missing permission or because we are on a blocklist. */
const POLICY = /^5\.7\./;

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function mailErrorCodes(error: unknown): MailErrorCodes {
  if (!(error instanceof Error)) return {};
  const mailError = error as Error &
    Record<'code' | 'responseCode' | 'command' | 'response' | 'status', unknown>;
  const [code, command] = [stringOf(mailError.code), stringOf(mailError.command)];
  const status = stringOf(mailError.status) ?? ENHANCED.exec(stringOf(mailError.response) ?? '')?.[1];
  return {
    ...(code && { code }),
    ...(typeof mailError.responseCode === 'number' && { responseCode: mailError.responseCode }),
    ...(command && { command }),
    ...(status && { status }),
  };
}

/**
 * Whether a mail server refused the address or the mail permanently. A refusal of us as a sender does not count,
 * because it can be put right.
 */
export function isPermanentlyRefused(error: unknown): boolean {
  const { code, responseCode = 0, command, status = '' } = mailErrorCodes(error);
  if (responseCode < 500) return false;
  if (code === 'EMESSAGE') return true;
  return code === 'EENVELOPE' && command === 'RCPT TO' && !POLICY.test(status);
}

/** Whether a status of RFC 3463 means that the mailbox does not exist or no longer accepts mail. */
export const isMailboxGone = (status: string): boolean => NO_MAILBOX.test(status);

/** Whether the address was refused, so that nothing is sent to it any more. */
export function isAddressRefused(error: unknown): boolean {
  const { code, responseCode, command, status } = mailErrorCodes(error);
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false;
  return status === undefined ? NO_MAILBOX_CODES.includes(responseCode) : isMailboxGone(status);
}
