export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on the screen, in pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The same centre, another size. */
export function sized(box: Box, size: Size | undefined): Box {
  if (size === undefined) return box;
  const { x, y } = centreOf(box);
  return { left: x - size.width / 2, top: y - size.height / 2, ...size };
}

export function centreOf({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

export function centreOfScreen(size: Size = { width: 240, height: 160 }): Box {
  return { left: (innerWidth - size.width) / 2, top: (innerHeight - size.height) / 2, ...size };
}
