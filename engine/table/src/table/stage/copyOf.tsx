import type { ReactNode } from 'react';

/** A likeness of something on the screen, to be moved about while the thing itself stays. */
export function copyOf(element: Element): ReactNode {
  const likeness = element.cloneNode(true) as Element; // a copy of an element is one
  forgetNames(likeness);
  const drawn = element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
  const whole = drawn ? framed(element, likeness) : likeness;
  return (
    <div
      ref={holder => {
        holder?.replaceChildren(whole);
      }}
      style={{ width: '100%', height: '100%' }}
    />
  );
}

/** Only the thing itself is an anchor, a target, or read aloud. */
function forgetNames(likeness: Element): void {
  for (const each of [likeness, ...likeness.querySelectorAll('[data-anchor], [id], [tabindex]')]) {
    for (const name of ['data-anchor', 'id', 'tabindex']) each.removeAttribute(name);
  }
}

/** A part of a drawing needs a drawing around it. */
function framed(element: SVGGraphicsElement, likeness: Element): Element {
  const { x, y, width, height } = element.getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  likeness.removeAttribute('transform');
  frame.append(likeness);
  return frame;
}
