/** Every tone that was started: when it starts, and how often its end was set. */
export const tones: { start: jest.Mock; stop: jest.Mock }[] = [];

/** State of every AudioContext, and the number of calls of its `resume`, which browsers allow in a user gesture only. */
export const audioState = { isSuspended: false, resumes: 0 };

/** As much of the Web Audio API as an alarm uses, which jsdom lacks. */
class Sound {
  get state() {
    return audioState.isSuspended ? 'suspended' : 'running';
  }
  currentTime = 10;
  destination = {};
  resume = async () => {
    audioState.resumes += 1;
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

/** Gives the window the Web Audio API, running, with no tone started. */
export function installWebAudio(): void {
  Object.assign(window, { AudioContext: Sound });
  tones.length = 0;
  Object.assign(audioState, { isSuspended: false, resumes: 0 });
}
