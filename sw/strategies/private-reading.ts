import { NewsstandDb } from '#device/db.ts';
import { isIssueData } from '#device/kept-addresses.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';
import { answerCall } from '../editions/answers/answer-call.ts';
import { namesItsIssue } from '../editions/answers/which-answer.ts';

const BEARER = /^Bearer (.+)$/;

/** Whether a signed-in reader reads what may lie on the device for them. */
export const isPrivateReading = ({ method, url, headers }: Request, origin: string): boolean => {
  const address = new URL(url);
  const isOwn = method === 'GET' && address.origin === origin && isIssueData(address.pathname);
  return isOwn && BEARER.test(headers.get('authorization') ?? '');
};

/**
 * What a signed-in reader asks for: from the issues that were downloaded for that account, else from the network, else
 * as anybody may read it. Nothing of it is ever kept in a cache that others share. OFF-06
 */
export async function readPrivately(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const owner = await ownerOf(request);
  const own = owner === null ? null : await answerCall(url, owner);
  if (own && namesItsIssue(url)) return own;
  try {
    return await fetch(request);
  } catch (error) {
    const held = own ?? (await answerCall(url, EVERYBODY));
    if (held) return held;
    throw error;
  }
}

/** The account whose session this is; null when the device knows of another one, or none. */
async function ownerOf({ headers }: Request): Promise<string | null> {
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  const db = new NewsstandDb();
  try {
    const session = await readSession(db);
    return session?.token === token ? (session?.owner ?? null) : null;
  } catch {
    // A blocked database holds nobody's issues.
    return null;
  } finally {
    db.close();
  }
}
