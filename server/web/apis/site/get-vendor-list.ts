import type { operations } from '#openapi/generated/site.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

export const getVendorList: Handler<operations['getVendorList']> = async ({ consent }) =>
  ok({ elenco: consent.vendorList, cmp: { id: consent.cmp.id, versione: consent.cmp.version } });
