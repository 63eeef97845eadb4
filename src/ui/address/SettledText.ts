/** The text of the place that is known: typing it again, or touching it without a change, keeps the place. */
export class SettledText<Known> {
  private settled: { readonly text: string; readonly known: Known } | undefined

  readonly remember = (text: string, known: Known): void => {
    this.settled = { text: text.trim(), known }
  }

  /** What is known of the place that this text names; spaces around it do not matter. */
  readonly knownOf = (text: string): Known | undefined =>
    this.settled?.text === text.trim() ? this.settled.known : undefined

  readonly forget = (): void => {
    this.settled = undefined
  }
}
