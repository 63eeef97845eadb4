/** Printed instead of the secret. */
const HIDDEN = '•••'

/** A text that is never printed by accident, in a log, JSON or an error message. Only `reveal` returns it. */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  static readonly NOTHING = new Secret('')

  get isEmpty(): boolean {
    return this.#text === ''
  }

  /** Use it only for the input field, the checks and the cipher. */
  reveal(): string {
    return this.#text
  }

  toString(): string {
    return HIDDEN
  }

  toJSON(): string {
    return HIDDEN
  }
}
