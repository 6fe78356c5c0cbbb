/** The last of them gets the focus, once what was laid out is drawn. */
export function focusLast(selector: string): void {
  requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.focus());
}
