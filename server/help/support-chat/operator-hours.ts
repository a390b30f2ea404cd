import { dayAt } from '#domain/dates.ts';
import { type OpeningState, stateAt } from '#domain/support/hours.ts';
import { openingsFromDay } from '../pages/opening-hours.ts';
import type { SupportChatContext } from './support-chat-context.ts';
import { hasOperators } from './support-chat-service.ts';

/** Whether operators are on duty at a moment, and until or from when; never if none are configured. HLP-04 */
export async function operatorsStateAt({
  now,
  supportChats,
}: Pick<SupportChatContext, 'now' | 'supportChats'>): Promise<OpeningState> {
  if (!hasOperators(supportChats)) return { open: false, opens: null };
  const { operators } = await openingsFromDay(dayAt(now));
  return stateAt(operators, now);
}
