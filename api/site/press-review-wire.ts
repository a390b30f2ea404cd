import type { ReviewSource } from '#domain/press-review/review.ts';
import type { SendingOrder } from '#domain/press-review/sending.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toSourceWire = ({ day, clips }: ReviewSource): Wire['FonteRassegna'] => ({
  day,
  ...(clips && { clips: [...clips] }),
});

export const toOrderWire = ({ source, recipients, addresses, ...order }: SendingOrder): Wire['Invio'] => ({
  ...order,
  source: toSourceWire(source),
  recipients: [...recipients],
  addresses: [...addresses],
});
