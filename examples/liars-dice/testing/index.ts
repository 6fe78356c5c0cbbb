export { choicesOf, diceWith, play, refusal, timeOutOf, waiting } from './diceWith.ts';
