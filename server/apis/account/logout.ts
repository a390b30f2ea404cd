import type { operations } from '#openapi/generated/account.ts';
import type { Handler } from '#server/http/handler.ts';
import { signOut } from '../sign-out.ts';

export const logout: Handler<operations['logout']> = async (call) => await signOut(call, call.client.cookie);
