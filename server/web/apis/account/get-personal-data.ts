import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { personalData } from './personal-data.ts';

export const getPersonalData: Handler<operations['getPersonalData']> = async ({ session, orm }) =>
  session ? ok(await personalData(orm, session.readerId)) : LOGIN_REQUIRED;
