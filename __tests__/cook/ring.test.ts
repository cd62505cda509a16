import { endsWithPage, type RingDevice, ringText } from '@/lib/cook/ring';

const device = (part: Partial<RingDevice>): RingDevice => ({
  app: null,
  system: 'other',
  hasSound: true,
  hasAudioSession: false,
  ...part,
});

describe('ringText', () => {
  it.each([
    ['a computer', device({}), 'It rings through the speaker, so keep the volume up. Leave this page open.'],
    [
      'an iPhone whose browser plays through silent mode',
      device({ system: 'ios', hasAudioSession: true }),
      'It rings even when this device is on silent. Keep the volume up. Leave this page open.',
    ],
    [
      'an older iPhone',
      device({ system: 'ios' }),
      'It makes no sound while this device is on silent. Turn silent mode off and the volume up. Leave this page open.',
    ],
    [
      'a browser without Web Audio',
      device({ system: 'ios', hasSound: false }),
      'This browser can’t play sound, so keep an eye on the time. Leave this page open.',
    ],
    [
      'Instagram on an iPhone',
      device({ app: 'Instagram', system: 'ios', hasAudioSession: true }),
      'It rings even when this device is on silent. Keep the volume up. Instagram’s built-in browser ends timers when you close this page.',
    ],
    [
      'an unnamed app on Android',
      device({ app: 'unnamed', system: 'android' }),
      'It rings through the speaker, so keep the volume up. This app’s built-in browser ends timers when you close this page.',
    ],
  ])('describes how a timer rings on %s', (_, where, text) => {
    expect(ringText(where)).toBe(text);
  });
});

describe('endsWithPage', () => {
  it('is for the built-in browsers of apps only', () => {
    expect(endsWithPage(null)).toBeNull();
    expect(endsWithPage('LINE')).toBe('LINE’s built-in browser ends timers when you close this page.');
  });
});
