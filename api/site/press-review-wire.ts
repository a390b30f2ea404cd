import type { ReviewContent } from '#domain/press-review/review.ts';
import type { SendingRequest } from '#domain/press-review/sending.ts';
import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

export const toReviewContentWire = ({ day, clips }: ReviewContent): Wire['FonteRassegna'] => ({
  day,
  ...(clips && { clips: [...clips] }),
});

export const toSendingRequestWire = ({
  source,
  recipients,
  addresses,
  ...fields
}: SendingRequest): Wire['Invio'] => ({
  ...fields,
  source: toReviewContentWire(source),
  recipients: [...recipients],
  addresses: [...addresses],
});
