import type { Access } from '#domain/access.ts';
import type { RequestContext } from '../http/handler.ts';

/** The fullest articles that whoever calls may read; visitors read what is free. ROL-06 */
export const accessOf = ({ session }: Pick<RequestContext, 'session'>): Access =>
  session?.entitlements.access ?? 'free';
