import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { seatsNow } from './seats-answer.ts';

export const listMembers: Handler<operations['listMembers']> = async (call) =>
  call.session ? await seatsNow(call, call.session, call.path.id) : LOGIN_REQUIRED;
