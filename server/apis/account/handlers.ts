import type { operations } from '#openapi/generated/account.ts';
import type { Handlers } from '#server/http/handler.ts';
import { activateAccount } from './activate-account.ts';
import { addPasskey } from './add-passkey.ts';
import { changePassword } from './change-password.ts';
import { disconnectDevice } from './disconnect-device.ts';
import { dismissNotice } from './dismiss-notice.ts';
import { endSession } from './end-session.ts';
import { exchangeIdCode } from './exchange-id-code.ts';
import { forgotPassword } from './forgot-password.ts';
import { getPasskeyLoginOptions } from './get-passkey-login-options.ts';
import { getPasskeyOptions } from './get-passkey-options.ts';
import { getShortInfo } from './get-short-info.ts';
import { getUser } from './get-user.ts';
import { listDevices } from './list-devices.ts';
import { listPasskeys } from './list-passkeys.ts';
import { login } from './login.ts';
import { loginWithCode } from './login-with-code.ts';
import { loginWithPasskey } from './login-with-passkey.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { removePasskey } from './remove-passkey.ts';
import { replaceDevice } from './replace-device.ts';
import { resendActivation } from './resend-activation.ts';
import { resetPassword } from './reset-password.ts';
import { sendLoginCode } from './send-login-code.ts';
import { trackEvent } from './track-event.ts';

export const accountHandlers: Handlers<operations> = {
  trackEvent,
  getShortInfo,
  getUser,
  exchangeIdCode,
  logout,
  endSession,
  login,
  sendLoginCode,
  loginWithCode,
  getPasskeyLoginOptions,
  loginWithPasskey,
  replaceDevice,
  register,
  activateAccount,
  resendActivation,
  forgotPassword,
  resetPassword,
  changePassword,
  listDevices,
  disconnectDevice,
  listPasskeys,
  addPasskey,
  getPasskeyOptions,
  removePasskey,
  dismissNotice,
};
