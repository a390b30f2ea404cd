import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SignIn } from './schema.ts';

test.each([
  ['Giulia@Posta.example', 'giulia@posta.example'],
  ['\u200bgiulia@posta.example\u200b ', 'giulia@posta.example'],
  ['giulia\u00ad@posta.example', 'giulia@posta.example'],
  ['giulia＠posta.example', 'giulia@posta.example'],
  ['giulia﹫posta.example', 'giulia@posta.example'],
  ['giulia@caffè.example', 'giulia@xn--caff-8oa.example'],
  ['Giulia', 'Giulia'],
  ['giulia\u200b', 'giulia'],
  ['\u200b', 'Richiesto'],
  ['giulia＠posta', 'Inserire email valida'],
  ['giulia@posta .example', 'Inserire email valida'],
])('VAL-02 %j signs in as %s', (email, sent) => {
  const { success, output, issues } = v.safeParse(SignIn, { email, password: 'x', ricordami: false });
  expect(success ? output.email : issues[0].message).toBe(sent);
});
