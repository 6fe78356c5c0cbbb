/** Of names on the dark ground, by seat; players are told apart by their names too. */
const COLOURS = ['#f3cf6d', '#8fbaf5', '#f2938d', '#7ccb9f', '#c9a9ee', '#f2a766', '#7fd3d8', '#f0a3c4'];

export const seatColour = (seat: number): string => COLOURS[seat % COLOURS.length]!;
