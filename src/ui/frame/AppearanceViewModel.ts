import { makeAutoObservable } from 'mobx'
import type { Appearance } from '../../domain/market/palettes.ts'

/** Light or dark; follows the system until the person chooses. */
export class AppearanceViewModel {
  shown: Appearance
  readonly #apply: (appearance: Appearance) => void

  /** `apply` sets the appearance on the page and stores it on the device. */
  constructor(shown: Appearance, apply: (appearance: Appearance) => void) {
    this.shown = shown
    this.#apply = apply
    makeAutoObservable(this)
  }

  readonly toggle = (): void => {
    this.shown = this.shown === 'dark' ? 'light' : 'dark'
    this.#apply(this.shown)
  }
}
