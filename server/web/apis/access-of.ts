import type { Access } from '#domain/access.ts';
import type { Visit } from '../http/handler.ts';

/** The fullest articles that whoever calls may read; visitors read what is free. ROL-06 */
export const accessOf = ({ session }: Pick<Visit, 'session'>): Access =>
  session?.entitlements.access ?? 'free';
