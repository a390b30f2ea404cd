import * as v from 'valibot';
import { isDay } from '../day.ts';
import type { Day } from '../newsstand.ts';

const MAX_ALERTS_A_DAY = 50;
export const MAX_DIGESTS = 6;

export const ALERT_RULE_MESSAGES = {
  time: 'Scegli un orario',
  cap: `Scegli un numero da 1 a ${MAX_ALERTS_A_DAY}`,
  day: 'Scegli un giorno',
  pauseOrder: 'L’ultimo giorno viene prima del primo',
  edition: 'Questa edizione non c’è più: scegline un’altra',
  sameDigest: 'Hai già scelto questo orario',
} as const;

const Time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, ALERT_RULE_MESSAGES.time));
const DayField = v.pipe(
  v.string(),
  v.check((text) => isDay(text), ALERT_RULE_MESSAGES.day),
  v.transform((text) => text as Day),
);

const Pause = v.pipe(
  v.object({ dal: DayField, al: DayField }),
  v.forward(
    v.check(({ dal, al }) => dal <= al, ALERT_RULE_MESSAGES.pauseOrder),
    ['al'],
  ),
);

/** A reader's rules for alerts, as filled in and sent. PSH-01, VAL-03 */
export const AlertRulesForm = v.object({
  silenzio: v.pipe(v.array(v.nullable(v.object({ dalle: Time, alle: Time }))), v.length(7)),
  massimo: v.nullable(
    v.pipe(
      v.number(),
      v.integer(ALERT_RULE_MESSAGES.cap),
      v.minValue(1, ALERT_RULE_MESSAGES.cap),
      v.maxValue(MAX_ALERTS_A_DAY, ALERT_RULE_MESSAGES.cap),
    ),
  ),
  riepiloghi: v.pipe(
    v.array(Time),
    v.maxLength(MAX_DIGESTS),
    v.check((times) => new Set(times).size === times.length, ALERT_RULE_MESSAGES.sameDigest),
    v.transform((times) => times.toSorted()),
  ),
  pausa: v.nullable(Pause),
  solo_eccezionali: v.boolean(),
  eccezionali_in_silenzio: v.boolean(),
  edizione_pronta: v.nullable(v.string()),
});
export type AlertRulesForm = v.InferOutput<typeof AlertRulesForm>;
