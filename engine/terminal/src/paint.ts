import pc from 'picocolors';

/** Colours, or none at all. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** In the colour of a player: yellow, blue, red, purple, green, cyan, pink; any other, gray too, stays plain. */
  in(color: string, text: string): string;
}

export function paintWith(colors: boolean): Paint {
  const { bold, dim, yellow, blueBright, red, magenta, green, cyan, magentaBright } = pc.createColors(colors);
  const brushes = new Map([
    ['yellow', yellow],
    ['blue', blueBright], // plain blue is hard to read on black
    ['red', red],
    ['purple', magenta],
    ['green', green],
    ['cyan', cyan],
    ['pink', magentaBright],
  ]);
  return { bold, dim, in: (color, text) => brushes.get(color)?.(text) ?? text };
}
