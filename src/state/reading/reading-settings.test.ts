import { expect, test } from 'vitest';
import { parseReading } from './reading-settings.ts';

test('NWS-04 the saved text size and background are restored', () => {
  expect(parseReading('{"scale":"3","face":"sans","leading":"wide","paper":"sepia","keys":"off"}')).toEqual({
    scale: '3',
    face: 'sans',
    leading: 'wide',
    paper: 'sepia',
    keys: 'off',
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{scale'],
  ['another kind of value', '"3"'],
  ['null', 'null'],
  ['a list', '["3"]'],
  ['unknown values', '{"scale":"9","paper":"pink","face":3}'],
  ['unknown names', '{"toString":"3","colour":"white"}'],
])('BRW-04 settings that hold %s count as none', (_, stored) => {
  expect(parseReading(stored)).toEqual({});
});

test('BRW-04 one broken setting does not spoil the others', () => {
  expect(parseReading('{"scale":"huge","paper":"night"}')).toEqual({ paper: 'night' });
});
