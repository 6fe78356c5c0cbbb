/** The greatest rate that does not contradict this, with 95 % certainty: 3/n for none in n, else Clopper and Pearson. */
export function upperBound(failures: number, trials: number): number {
  if (trials === 0 || failures >= trials) return 1;
  if (failures === 0) return Math.min(1, 3 / trials);
  let [low, high] = [failures / trials, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(failures, trials, middle) > DOUBT) low = middle;
    else high = middle;
  }
  return high;
}

const DOUBT = 0.05;
const STEPS = 60; // a double has no more digits

/** How likely so few failures are, if each trial fails at this rate. */
function atMost(failures: number, trials: number, rate: number): number {
  let term = trials * Math.log1p(-rate); // the logarithm, since the term itself may be too small for a double
  let sum = Math.exp(term);
  for (let count = 1; count <= failures; count += 1) {
    term += Math.log((trials - count + 1) / count) + Math.log(rate) - Math.log1p(-rate);
    sum += Math.exp(term);
  }
  return sum;
}
