import { expect, test } from 'vitest';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { mutedNotification, notificationOf, readNotificationData } from './alert-notification.ts';

const NOW = 1000;
const buttons = (maxActions: number, change = {}) =>
  notificationOf(pushedAlert(change), NOW, maxActions).options.actions?.map(({ title }) => title);

test('PSH-03 an alert is shown with its words, pictures and tag, and with sound', () => {
  const alert = pushedAlert();
  expect(notificationOf(alert, NOW, 3)).toEqual({
    title: 'Sciopero dei treni rinviato',
    options: {
      body: 'Corse regolari da domani.',
      tag: 'storia-sciopero',
      lang: 'it',
      dir: 'ltr',
      renotify: true,
      silent: false,
      icon: '/brands/mg/icon-192.png',
      badge: '/brands/mg/badge.png',
      image: '/immagini/a-640.avif',
      actions: alert.actions,
      data: { shownAt: NOW, alert },
    },
  });
});

test('PSH-03 an alert without pictures names none', () => {
  const { options } = notificationOf(pushedAlert({ icon: null, badge: null, image: null }), NOW, 3);
  expect(Object.keys(options)).not.toEqual(expect.arrayContaining(['icon']));
  expect(options).not.toHaveProperty('image');
});

test.each([
  [3, ['Leggi', 'Salva', 'Silenzia tema']],
  [2, ['Salva', 'Silenzia tema']],
  [1, ['Salva']],
  [0, []],
])('PSH-03 of %i buttons the one for reading is dropped first', (most, titles) => {
  expect(buttons(most)).toEqual(titles);
});

test('PSH-03 the button for reading stays if there is room', () => {
  expect(buttons(2, { actions: [{ action: 'leggi', title: 'Leggi' }] })).toEqual(['Leggi']);
});

test('PSH-03 an unreadable alert is shown with generic words', () => {
  expect(notificationOf(null, NOW, 2)).toEqual({
    title: 'C’è un nuovo avviso',
    options: {
      body: 'Aprilo per vedere che cosa è successo.',
      tag: 'avviso',
      lang: 'it',
      dir: 'ltr',
      renotify: true,
      silent: false,
      data: { shownAt: NOW, alert: null },
    },
  });
});

test('PSH-03 a notification without sound replaces the alert, says that the topic is muted, and offers undo', () => {
  const { options } = mutedNotification(pushedAlert(), 'trasporti', NOW);
  expect(options).toMatchObject({ tag: 'storia-sciopero', silent: true });
  expect(options.actions).toEqual([{ action: 'annulla', title: 'Annulla' }]);
  expect(readNotificationData(options.data)?.muted).toBe('trasporti');
});

test.each([
  [null],
  [undefined],
  ['x'],
  [{}],
  [{ avviso: '0198' }],
])('PSH-03 %o is not the data of our notifications', (data) => {
  expect(readNotificationData(data)).toBeNull();
});
