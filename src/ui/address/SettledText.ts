import { trimText } from '../../domain/text/blank.ts'

/** Remembers the text of a known place, so that typing it again, or an edit that changes nothing, keeps the place. */
export class SettledText<Known> {
  private settled: { readonly text: string; readonly known: Known } | undefined

  readonly remember = (text: string, known: Known): void => {
    this.settled = { text: trimText(text), known }
  }

  /** The data of the place with this text; surrounding spaces do not matter. */
  readonly knownOf = (text: string): Known | undefined =>
    this.settled?.text === trimText(text) ? this.settled.known : undefined

  readonly forget = (): void => {
    this.settled = undefined
  }
}
