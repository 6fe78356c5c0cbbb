export {
  choicesOf,
  corleoneWith,
  type Given,
  handOf,
  jump,
  play,
  promptOf,
  refusal,
  type Story,
  see,
  waiting,
} from './corleoneWith.ts';
