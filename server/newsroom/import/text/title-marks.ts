import { isVisible } from '../visible-text.ts';

const AGENCIES = 'ANSA|AGI|ADNKRONOS|ASKANEWS|ITALPRESS|LAPRESSE';
const KINDS = 'ANALISI|APPROFONDIMENTO|BOX|CRONACA|FOCUS|INTERVISTA|PUNTO|REPORTAGE|RETROSCENA|SCHEDA';

/** `>>>`, `ANSA/`, `>>>ANSA/`, `ANSA-FOCUS/` before a title; any other word there may say that it is held, and stays. */
const BEFORE = new RegExp(`^(?:>{2,}\\s*)?(?:>?\\s*(?:${AGENCIES})(?:-(?:${KINDS}))?\\s?/\\s*)?`);

/** A title without the signs by which its agency files it; one that is nothing else stays. */
export function withoutMarks(title: string): string {
  const words = title.replace(BEFORE, '');
  return isVisible(words) ? words : title;
}
