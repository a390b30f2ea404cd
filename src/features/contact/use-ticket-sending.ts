import { useCallback, useEffect, useRef } from 'react';
import { sendTicket, type Ticket } from '#api/account/send-ticket.ts';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import { base64Of } from '#src/components/base64-of.ts';
import { type CaptchaKeeper, keepCaptcha } from '#src/state/captcha/captcha.ts';
import type { Attached } from './attached-file.ts';
import { sendWithCaptcha } from './send-with-captcha.ts';
import { formStrings as strings } from './strings.ts';
import { ticketIds } from './ticket-ids.ts';

type Written = Pick<Ticket, 'topic' | 'subject' | 'message' | 'email'>;
export type Sent = { ticket: string; email: string };

/** The error with which the server would refuse the file. */
const wrongFile = (message: string, cause?: unknown) =>
  new ApiError('field-not-valid', { operation: 'sendTicket', field: { path: 'allegato', message }, cause });

async function toWire({ file, wrong }: Attached): Promise<Ticket['attachment']> {
  if (wrong) throw wrongFile(wrong);
  try {
    return { name: file.name, data: await base64Of(file) };
  } catch (error) {
    throw wrongFile(strings.unreadable, error);
  }
}

/**
 * Sends the message, once even if repeated. `begin` requests a captcha token while the reader is still writing. HLP-02
 */
export function useTicketSending(api: () => Promise<Api>) {
  const captcha = useRef<CaptchaKeeper | null>(null);
  const idOf = useRef(ticketIds());
  const begin = useCallback(() => {
    captcha.current ??= keepCaptcha(api, 'contatto');
    return captcha.current;
  }, [api]);
  useEffect(
    () => () => {
      captcha.current?.stop();
      captcha.current = null;
    },
    [],
  );
  const send = async (written: Written, attached: Attached | null): Promise<Sent> => {
    const file = attached?.file;
    const id = idOf.current(JSON.stringify([written, file?.name, file?.size, file?.lastModified]));
    const attachment = attached && (await toWire(attached));
    const clients = await api();
    return await sendWithCaptcha(
      (token) => sendTicket(clients, { id, ...written, attachment }, token),
      begin(),
    );
  };
  return { begin, send };
}
