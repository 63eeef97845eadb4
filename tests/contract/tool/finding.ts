/** `unsure` does not fail a check. */
export interface Finding {
  readonly state: 'ok' | 'missing' | 'wrong' | 'unsure'
  readonly text: string
}

/** Takes what a check finds, one by one. */
export type Add = (state: Finding['state'], text: string) => void
