/** The x of A x = b, for an A that is symmetric and positive (Cholesky). */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const root = matrix.map(row => row.map(() => 0));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]![column]!;
      for (let at = 0; at < column; at += 1) sum -= root[row]![at]! * root[column]![at]!;
      root[row]![column] = row === column ? Math.sqrt(sum) : sum / root[column]![column]!;
    }
  }
  const solution = [...right];
  for (let row = 0; row < size; row += 1) {
    for (let at = 0; at < row; at += 1) solution[row]! -= root[row]![at]! * solution[at]!;
    solution[row]! /= root[row]![row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < size; at += 1) solution[row]! -= root[at]![row]! * solution[at]!;
    solution[row]! /= root[row]![row]!;
  }
  return solution;
}
