declare module 'zzfx' {
  /** Volume, randomness, frequency, attack, sustain, release, shape, curve, slide … in this order; see its page. */
  export type Tone = readonly (number | undefined)[];
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    play(...tone: Tone): AudioBufferSourceNode;
  };
}
