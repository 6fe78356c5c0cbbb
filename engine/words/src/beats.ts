/** What belongs together in a log, such as a turn with all that came of it. */
export interface Beat<Event, Told> {
  readonly events: readonly Event[]; // at least one
  /** What they tell together; missing where an event speaks for itself. */
  readonly told?: Told | undefined;
}

/** How the events of a game become beats. It gets what one viewer saw, so a beat knows no more than its viewer. */
export interface Storyline<Event, Told> {
  /** What begins with this event; undefined where it speaks for itself. */
  begins(event: Event): Told | undefined;
  /** The same with one more event; undefined for an event that is no part of it. */
  goesOn(told: Told, event: Event): Told | undefined;
}

/** The beats of a log, a pure fold: those of a longer log begin with the same events. */
export function beatsOf<Event, Told>(
  log: readonly Event[],
  { begins, goesOn }: Storyline<Event, Told>,
): readonly Beat<Event, Told>[] {
  const beats: { readonly events: Event[]; told: Told | undefined }[] = [];
  for (const event of log) {
    const last = beats.at(-1);
    const told = last?.told === undefined ? undefined : goesOn(last.told, event);
    if (last === undefined || told === undefined) beats.push({ events: [event], told: begins(event) });
    else {
      last.events.push(event);
      last.told = told;
    }
  }
  return beats;
}
