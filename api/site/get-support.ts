import type { Contacts } from '#domain/support/contacts.ts';
import type { components } from '#openapi/generated/site.ts';
import type { Api } from '../clients.ts';
import { unwrap } from '../unwrap.ts';

/**
 * How to contact customer service: its weekly hours, and its openings and closures in the next two weeks. @throws ApiError. HLP-02…04
 */
export async function getSupport({ site }: Api): Promise<Contacts> {
  const { data } = await unwrap('getSupport', site.GET('/api/edicola/assistenza'));
  return {
    phone: data.telefono,
    email: data.email,
    week: data.orari.map(({ da, a, orario }) => ({
      first: da,
      last: a,
      hours: orario && { from: orario.dalle, to: orario.alle },
    })),
    phoneOpenings: data.aperture_telefono.map(toOpening),
    operatorOpenings: data.aperture_operatori.map(toOpening),
    phoneClosures: data.chiusure_telefono,
  };
}

const toOpening = ({ dalle, alle }: components['schemas']['Apertura']) => ({
  from: new Date(dalle),
  to: new Date(alle),
});
