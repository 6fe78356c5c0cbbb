import type { CoachVoice } from './voice.ts';

/** The head of a row. */
export function SeatName({ voice, seat }: { readonly voice: CoachVoice; readonly seat: number }) {
  const look = voice.seats[seat];
  return (
    <th scope="row" style={{ color: look?.colour }}>
      {look?.name}
    </th>
  );
}
