/** Every tone that was started: when it starts, and how often its end was set. */
export const tones: { start: jest.Mock; stop: jest.Mock }[] = [];

/** Whether the device lets pages sound, which takes a press, and how often a page asked for it. */
export const device = { isAsleep: false, wakes: 0 };

/** As much of the Web Audio API as an alarm uses, which jsdom lacks. */
class Sound {
  get state() {
    return device.isAsleep ? 'suspended' : 'running';
  }
  currentTime = 10;
  destination = {};
  resume = async () => {
    device.wakes += 1;
  };
  createGain = () => {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to, disconnect() {} };
  };
  createOscillator = () => {
    const tone = { frequency: { value: 0 }, connect: (to: unknown) => to, start: jest.fn(), stop: jest.fn() };
    tones.push(tone);
    return tone;
  };
}

/** Gives the window the Web Audio API, awake, with no tone started. */
export function installWebAudio(): void {
  Object.assign(window, { AudioContext: Sound });
  tones.length = 0;
  Object.assign(device, { isAsleep: false, wakes: 0 });
}
