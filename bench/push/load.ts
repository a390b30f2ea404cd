import { newPushedDevice } from '#tests/support/decrypt-push.ts';

/** Host of the push service that the sink replaces. */
export const SERVICE_HOST = 'fcm.googleapis.com';

const DEVICES = 500;
const TOKEN = 'APA91bH'.padEnd(150, 'x_-9Y');

/** As long as an alert of the product with its picture. */
export const PAYLOAD = JSON.stringify({ web_push: 8030, notification: { body: 'Ultim’ora '.repeat(90) } });

/** Devices with different addresses at one push service. */
export const devicesAt = (origin: string) =>
  Array.from(
    { length: DEVICES },
    (_, index) => newPushedDevice(`${origin}/fcm/send/${index}:${TOKEN}`).subscription,
  );
