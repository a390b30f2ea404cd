import { dayAt } from '#domain/dates.ts';
import { SERVICE_WEEK } from '#domain/support/desks.ts';
import type { Opening } from '#domain/support/hours.ts';
import { hoursByDays } from '#domain/support/hours-words.ts';
import type { components, operations } from '#openapi/generated/site.ts';
import { openingsFromDay } from '#server/help/pages/openings.ts';
import { hasOperators } from '#server/help/support-chat/support-chat-service.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

export const getSupport: Handler<operations['getSupport']> = async ({ brand, now, chats }) => {
  const { phone, operators, phoneClosures } = await openingsFromDay(dayAt(now));
  return ok({
    ...{ telefono: brand.support.phone, email: brand.support.email },
    orari: hoursByDays(SERVICE_WEEK).map(({ first, last, hours }) => ({
      ...{ da: first, a: last },
      orario: hours && { dalle: hours.from, alle: hours.to },
    })),
    aperture_telefono: phone.map(toApertura),
    aperture_operatori: hasOperators(chats) ? operators.map(toApertura) : [],
    chiusure_telefono: phoneClosures,
  });
};

const toApertura = ({ from, to }: Opening): components['schemas']['Apertura'] => ({
  ...{ dalle: from.toISOString(), alle: to.toISOString() },
});
