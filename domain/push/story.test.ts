import { expect, test } from 'vitest';
import { storyOf } from './story.ts';

test('PSH-01 an alert is about its story, else about its article, else about nothing that can be muted', () => {
  expect(storyOf({ story: 'metro', articleId: 7 })).toBe('metro');
  expect(storyOf({ story: null, articleId: 7 })).toBe('articolo-7');
  expect(storyOf({ story: null, articleId: null })).toBeNull();
});
