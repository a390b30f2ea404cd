import type { operations } from '#openapi/generated/account.ts';
import { findReader } from '#server/db/readers.ts';
import type { Handler } from '#server/http/handler.ts';
import { mailDeletionCode } from '#server/privacy/deletions.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { doneOrWait } from './answers.ts';

export const sendDeletionCode: Handler<operations['sendDeletionCode']> = async (call) => {
  const reader = call.session && (await findReader(call.orm, call.session.readerId));
  return reader ? doneOrWait(await mailDeletionCode(call, reader)) : LOGIN_REQUIRED;
};
