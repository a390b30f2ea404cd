import type { ChatSummary } from '#domain/chatbot/reader-chats.ts';
import { addDays, dayAt, MONTHS } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { fold } from '#domain/text.ts';
import { historyStrings as strings } from './strings.ts';

type Group = { name: string; chats: ChatSummary[] };

/** `Oggi`, `Ieri`, `marzo 2025`. */
function nameOf(day: Day, today: Day): string {
  if (day >= today) return strings.today;
  if (day === addDays(today, -1)) return strings.yesterday;
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** Chats whose names contain every word, grouped by day or month of their last message, the latest first. */
export function groupChats(chats: readonly ChatSummary[], text: string, today: Day): Group[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const groups = new Map<string, ChatSummary[]>();
  for (const chat of chats.toSorted((one, other) => other.date.localeCompare(one.date))) {
    const title = fold(chat.title);
    if (!words.every((word) => title.includes(word))) continue;
    const name = nameOf(dayAt(chat.date), today);
    groups.set(name, [...(groups.get(name) ?? []), chat]);
  }
  return [...groups].map(([name, group]) => ({ name, chats: group }));
}
