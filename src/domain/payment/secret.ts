/** Shown wherever somebody prints what was to stay hidden. */
const HIDDEN = '•••'

/** A text that is never printed by accident: not in a log, not in JSON, not in an error. Only `reveal` answers it. */
export class Secret {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  static readonly NOTHING = new Secret('')

  get isEmpty(): boolean {
    return this.#text === ''
  }

  /** For the field it is typed into, for its checks and for the cipher. */
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
