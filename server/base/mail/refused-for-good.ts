/** What a mail server said, in codes alone: the words of an error may name the server. */
export type MailErrorCodes = {
  code?: string;
  responseCode?: number;
  /** What was answered so: `MAIL FROM`, `RCPT TO`, `DATA`. */
  command?: string;
  /** Enhanced status, `5.1.1`. RFC 3463 */
  status?: string;
};

const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/** There is no such mailbox or it takes nothing any more; without an enhanced status, what means the same. */
const NO_MAILBOX = /^5\.(?:1\.\d+|2\.1)$/;
const NO_MAILBOX_CODES: readonly (number | undefined)[] = [550, 551, 553];
/** By policy: it is us whom the server does not want, for a lost permission or a list that we are on. */
const POLICY = /^5\.7\./;

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export function mailErrorCodes(error: unknown): MailErrorCodes {
  if (!(error instanceof Error)) return {};
  const said = error as Error & Record<'code' | 'responseCode' | 'command' | 'response' | 'status', unknown>;
  const [code, command] = [text(said.code), text(said.command)];
  const status = text(said.status) ?? ENHANCED.exec(text(said.response) ?? '')?.[1];
  return {
    ...(code && { code }),
    ...(typeof said.responseCode === 'number' && { responseCode: said.responseCode }),
    ...(command && { command }),
    ...(status && { status }),
  };
}

/** Whether a mail server refused the address or the mail, for good; a server that refuses us is set right by somebody. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0, command, status = '' } = mailErrorCodes(error);
  if (responseCode < 500) return false;
  if (code === 'EMESSAGE') return true;
  return code === 'EENVELOPE' && command === 'RCPT TO' && !POLICY.test(status);
}

/** Whether a status says so, as RFC 3463 has it. */
export const isMailboxGone = (status: string): boolean => NO_MAILBOX.test(status);

/** Whether it was the address, to which nothing is to be sent any more. */
export function isAddressRefused(error: unknown): boolean {
  const { code, responseCode, command, status } = mailErrorCodes(error);
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false;
  return status === undefined ? NO_MAILBOX_CODES.includes(responseCode) : isMailboxGone(status);
}
