export { choicesOf, diceWith, play, refusal, waiting } from './diceWith.ts';
