import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { type CaptchaKeeper, keepCaptcha } from '#src/state/captcha/captcha.ts';

/** Tokens for what is said, for as long as somebody may say something; null before. HLP-08 */
export function useCaptcha(api: () => Promise<Api>, wanted: boolean): CaptchaKeeper | null {
  const [keeper, setKeeper] = useState<CaptchaKeeper | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const kept = keepCaptcha(api, 'chat');
    setKeeper(kept);
    return () => {
      kept.stop();
      setKeeper(null);
    };
  }, [api, wanted]);
  return keeper;
}
