import type { Access } from '#domain/access.ts';
import type { RequestContext } from '../http/handler.ts';

/** Access of the caller to articles; visitors read the free ones. ROL-06 */
export const accessOf = ({ session }: Pick<RequestContext, 'session'>): Access =>
  session?.entitlements.access ?? 'free';
