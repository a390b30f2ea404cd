import { useCallback, useEffect, useRef } from 'react';
import { sendTicket, type Ticket } from '#api/account/send-ticket.ts';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import { base64Of } from '#src/components/base64-of.ts';
import { type CaptchaTokens, prepareCaptcha } from '#src/state/captcha/captcha.ts';
import type { AttachedFile } from './attached-file.ts';
import { sendWithCaptcha } from './send-with-captcha.ts';
import { formStrings as strings } from './strings.ts';
import { ticketIds } from './ticket-ids.ts';

type TicketFields = Pick<Ticket, 'topic' | 'subject' | 'message' | 'email'>;
export type Sent = { ticket: string; email: string };

/** The error with which the server would refuse the file. */
const fileError = (message: string, cause?: unknown) =>
  new ApiError('field-not-valid', { operation: 'sendTicket', field: { path: 'allegato', message }, cause });

async function toWire({ file, problem }: AttachedFile): Promise<Ticket['attachment']> {
  if (problem) throw fileError(problem);
  try {
    return { name: file.name, data: await base64Of(file) };
  } catch (error) {
    throw fileError(strings.unreadable, error);
  }
}

/**
 * Sends the message, once even if repeated. `startCaptcha` requests a captcha token while the reader is still
 * writing. HLP-02
 */
export function useTicketSending(api: () => Promise<Api>) {
  const captcha = useRef<CaptchaTokens | null>(null);
  const idOf = useRef(ticketIds());
  const startCaptcha = useCallback(() => {
    captcha.current ??= prepareCaptcha(api, 'contatto');
    return captcha.current;
  }, [api]);
  useEffect(
    () => () => {
      captcha.current?.stop();
      captcha.current = null;
    },
    [],
  );
  const send = async (fields: TicketFields, attached: AttachedFile | null): Promise<Sent> => {
    const file = attached?.file;
    const id = idOf.current(JSON.stringify([fields, file?.name, file?.size, file?.lastModified]));
    const attachment = attached && (await toWire(attached));
    const clients = await api();
    return await sendWithCaptcha(
      (token) => sendTicket(clients, { id, ...fields, attachment }, token),
      startCaptcha(),
    );
  };
  return { startCaptcha, send };
}
