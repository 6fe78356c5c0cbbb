/** Of a terminal. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}
