/** `unsure` does not fail a check. */
export interface Finding {
  readonly state: 'ok' | 'missing' | 'wrong' | 'unsure'
  readonly text: string
}
