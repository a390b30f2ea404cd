import { replyChecker } from '#server/web/http/contracts.ts';
import type { SentRequest } from './damage-request.ts';
import type { Operation } from './operations.ts';
import type { ReceivedAnswer } from './send-request.ts';

/** Statuses that refuse the request as such: every call may get them, so the operations do not list them. */
const OF_THE_REQUEST: readonly number[] = [400, 404, 405, 413, 414, 415, 431];

type Answer = { success?: unknown; status?: { code?: unknown } };

function parsed(body: Buffer): Answer {
  try {
    return JSON.parse(body.toString()) as Answer;
  } catch {
    throw new Error(`no JSON: ${body.toString().slice(0, 300)}`);
  }
}

const isJson = ({ headers }: ReceivedAnswer) => /^application\/json\b/.test(headers['content-type'] ?? '');

const hasErrorShape = ({ success, status }: Answer): boolean =>
  success === false && typeof status?.code === 'string' && status.code.startsWith('ERR_');

/**
 * Checks that an answer is no server fault and keeps to its contract. @throws Error with the reason where it is or does
 * not. API-01
 */
export function judgeAnswer(operation: Operation, sent: SentRequest, answer: ReceivedAnswer): void {
  const { status, headers, body } = answer;
  if (status >= 500 && !operation.statuses.includes(status))
    throw new Error(`${status} ${body.toString().slice(0, 500)}`);
  if (headers['x-content-type-options'] !== 'nosniff') throw new Error(`${status} without nosniff`);
  if (!isJson(answer)) {
    if (status >= 400)
      throw new Error(`${status} as ${headers['content-type']}: ${body.toString().slice(0, 300)}`);
    return;
  }
  const said = parsed(body);
  if (operation.statuses.includes(status)) replyChecker(operation.contract)(operation.id, status, said);
  else if (!OF_THE_REQUEST.includes(status)) throw new Error(`the contract knows no answer ${status}`);
  else if (!hasErrorShape(said))
    throw new Error(`${status} is not told as an error: ${body.toString().slice(0, 300)}`);
  if (said.status?.code === 'ERR_INTERNAL') throw new Error(`${status} ${body.toString().slice(0, 500)}`);
  if (status < 300 && sent.json !== undefined && !operation.allowsBody(sent.json)) {
    throw new Error(`a body that the contract forbids was taken: ${JSON.stringify(sent.json).slice(0, 500)}`);
  }
}
