import type { PersonalData } from '#domain/personal-data.ts';
import type { components } from '#openapi/generated/account.ts';

const STATES = { attesa: 'waiting', pronta: 'ready', fallita: 'failed' } as const;

export const toPersonalData = ({
  copia,
  cancellazione,
  fatture,
}: components['schemas']['DatiPersonali']): PersonalData => ({
  copy: copia && {
    id: copia.id,
    status: STATES[copia.stato],
    requestedAt: copia.richiesta,
    expiresAt: copia.scade,
    againAt: copia.di_nuovo,
  },
  deletion: cancellazione && { requestedAt: cancellazione.richiesta, dueAt: cancellazione.entro },
  invoices: fatture,
});
