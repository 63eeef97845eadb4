/** The properties of a key event that tell who handles it. */
export interface TypedKey {
  readonly isComposing: boolean
  readonly keyCode?: number
}

/** The code of all keys that an input method handles. */
const HANDLED = 229

/**
 * Whether an input method handles the key, such as the Enter that accepts a Japanese word. Safari ends the composition
 * before it reports that Enter; only the code of the key tells.
 */
export const isOfInputMethod = ({ isComposing, keyCode }: TypedKey): boolean => isComposing || keyCode === HANDLED
