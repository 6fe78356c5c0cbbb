// Sounds, once a gesture has allowed them. Their files are fetched on that first gesture and no sooner.
import { settings } from '@omerta/table/settings/settings.ts';
import { BEDS, type BedName, type SoundName } from '@omerta/table/table/sounds.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { SOUND_FILES } from './soundFiles.ts';

const VOLUMES = { off: 0, low: 0.35, full: 1 } as const;
const BED_VOLUME = 0.16; // beside the other sounds
const UNDER_SPEECH = 0.4; // of that
const CROSSFADE = 0.9; // seconds
const AT_ONCE = 4; // files that are fetched side by side

/** Claps in place of shots, where the settings ask for calm. */
const CALM: { readonly [N in SoundName]?: SoundName } = {
  volley: 'claps',
  bursts: 'claps',
  bang: 'claps',
  click: 'claps',
  gunDown: 'splash',
  stab: 'applause',
};

/** Plays sounds as loud as the settings like it. */
export interface SoundPlayer {
  play(name: SoundName): void;
  /** These will be wanted: they are fetched as soon as sounds are allowed. */
  prepare(names: readonly SoundName[]): void;
  /** What is heard from now on under everything else; nothing for none. */
  bed(name: BedName | undefined): void;
  /** Somebody speaks: the bed steps back meanwhile. */
  speaks(isSpeaking: boolean): void;
  /** Whether a gesture has allowed sounds. */
  readonly allowed: StoreApi<{ readonly isAllowed: boolean }>;
  close(): void;
}

/** `isQuiet`: this device keeps silent for now. */
export function openSounds(isQuiet: () => boolean = () => false): SoundPlayer {
  const allowed = createStore<{ readonly isAllowed: boolean }>(() => ({ isAllowed: false }));
  const ending = new AbortController();
  const { signal } = ending;
  const files = new Map<string, Promise<AudioBuffer | undefined>>();
  let speakers: Speakers | undefined;
  let prepared: readonly SoundName[] = [];
  let bed: BedName | undefined;
  let running: RunningBed | undefined;

  const volume = () => (document.hidden || isQuiet() ? 0 : VOLUMES[settings.getState().sound]);

  const bufferOf = (name: SoundName | BedName, { context }: Speakers) => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const wanted = fetchSound(SOUND_FILES[name], context, signal);
    files.set(name, wanted);
    // A file that could not be had is asked for again when it is next wanted.
    void wanted.then(buffer => buffer === undefined && files.delete(name));
    return wanted;
  };

  /** Few at a time, so that what is heard meanwhile is not kept waiting. */
  const fetchPrepared = async () => {
    if (speakers === undefined || volume() === 0) return;
    const to = speakers;
    const waiting = [...prepared];
    const fetchSome = async () => {
      for (let name = waiting.shift(); name !== undefined && !signal.aborted; name = waiting.shift())
        await bufferOf(name, to);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  };

  const playBed = async () => {
    if (speakers === undefined || bed === undefined || volume() === 0 || !settings.getState().music) {
      running?.stop();
      running = undefined;
      return;
    }
    const to = speakers;
    const name = bed;
    if (running?.name === name) return;
    running?.stop();
    const started = runBed(name, to);
    running = started;
    const buffer = await bufferOf(name, to);
    if (running === started && buffer !== undefined) started.begin(buffer);
  };

  /** Browsers play no sound before the first touch of the page. */
  const allow = async () => {
    if (settings.getState().sound === 'off' || isQuiet()) return;
    speakers ??= openSpeakers();
    if (speakers === undefined) return; // a browser without sounds
    if (speakers.context.state === 'suspended') await speakers.context.resume();
    allowed.setState({ isAllowed: true });
    void fetchPrepared();
    void playBed();
  };
  for (const gesture of ['pointerdown', 'keydown'] as const)
    window.addEventListener(gesture, () => void allow(), { signal, passive: true });

  const adjust = () => {
    if (speakers !== undefined) speakers.master.gain.value = volume();
    void playBed();
  };
  document.addEventListener('visibilitychange', adjust, { signal });
  const stopFollowing = settings.subscribe(adjust);

  return {
    allowed,
    play: name => {
      if (speakers === undefined || volume() === 0) return;
      const to = speakers;
      const heard = settings.getState().calmGuns ? (CALM[name] ?? name) : name;
      const asked = to.context.currentTime;
      void bufferOf(heard, to).then(buffer => {
        // A sound that comes after its moment would belong to another.
        if (buffer === undefined || to.context.currentTime - asked > LATEST) return;
        to.master.gain.value = volume();
        const source = new AudioBufferSourceNode(to.context, { buffer });
        source.connect(to.master);
        source.start();
      });
    },
    prepare: names => {
      prepared = [...new Set([...prepared, ...names])];
      const isTouched = navigator.userActivation?.hasBeenActive === true; // maybe on the page before this one
      void (isTouched ? allow() : fetchPrepared());
    },
    bed: name => {
      bed = name;
      void playBed();
    },
    speaks: isSpeaking => {
      speakers?.under.gain.setTargetAtTime(isSpeaking ? UNDER_SPEECH : 1, speakers.context.currentTime, 0.2);
    },
    close: () => {
      ending.abort();
      stopFollowing();
      running?.stop();
      void speakers?.context.close();
    },
  };
}

const LATEST = 0.25; // seconds

interface Speakers {
  readonly context: AudioContext;
  readonly master: GainNode;
  /** What the bed goes through. */
  readonly under: GainNode;
}

function openSpeakers(): Speakers | undefined {
  if (globalThis.AudioContext === undefined) return undefined;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const master = new GainNode(context);
  const under = new GainNode(context);
  under.connect(master);
  master.connect(context.destination);
  return { context, master, under };
}

/** Undefined where it could not be had: a table without a sound is still a table. */
async function fetchSound(
  address: string,
  context: AudioContext,
  signal: AbortSignal,
): Promise<AudioBuffer | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? await context.decodeAudioData(await answer.arrayBuffer()) : undefined;
  } catch (error) {
    if (signal.aborted || error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

const PADDING = 1105 / 24_000; // seconds of silence that an encoder puts first, where a browser does not cut it off

interface RunningBed {
  readonly name: BedName;
  begin(buffer: AudioBuffer): void;
  stop(): void;
}

/** A loop that comes and goes softly. */
function runBed(name: BedName, { context, under }: Speakers): RunningBed {
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(under);
  let source: AudioBufferSourceNode | undefined;
  return {
    name,
    begin: buffer => {
      const loopStart = buffer.duration - BEDS[name] > PADDING / 2 ? PADDING : 0;
      source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd: loopStart + BEDS[name] });
      source.connect(gain);
      gain.gain.setTargetAtTime(BED_VOLUME, context.currentTime, CROSSFADE);
      source.start(0, loopStart);
    },
    stop: () => {
      if (context.state === 'closed') return;
      gain.gain.setTargetAtTime(0, context.currentTime, CROSSFADE / 3);
      source?.stop(context.currentTime + 2 * CROSSFADE);
    },
  };
}
