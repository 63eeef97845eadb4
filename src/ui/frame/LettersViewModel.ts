import { makeAutoObservable } from 'mobx'
import { otherLetters, type Letters } from '../../domain/market/letters.ts'

/** The letters of a page in Urdu: Naskh until the person chooses Nastaliq. */
export class LettersViewModel {
  shown: Letters
  readonly apply: (letters: Letters) => void

  /** `apply` sets the letters of the page and stores them on the device. */
  constructor(shown: Letters, apply: (letters: Letters) => void) {
    this.shown = shown
    this.apply = apply
    makeAutoObservable(this, { apply: false })
  }

  readonly toggle = (): void => {
    this.shown = otherLetters(this.shown)
    this.apply(this.shown)
  }
}
