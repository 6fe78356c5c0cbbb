import pc from 'picocolors';

/** Colours, or none at all. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** In a colour of the pack: yellow, blue, red, purple, green; any other, gray too, stays plain. */
  in(color: string, text: string): string;
}

export function paintWith(colors: boolean): Paint {
  const { bold, dim, yellow, blueBright, red, magenta, green } = pc.createColors(colors);
  const brushes = new Map([
    ['yellow', yellow],
    ['blue', blueBright], // plain blue is hard to read on black
    ['red', red],
    ['purple', magenta],
    ['green', green],
  ]);
  return { bold, dim, in: (color, text) => brushes.get(color)?.(text) ?? text };
}
