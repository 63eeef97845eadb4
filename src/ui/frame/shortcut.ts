import { isOfInputMethod, type TypedKey } from '../kit/inputMethod.ts'

/**
 * A shortcut: a single character, two letters in sequence ('g h'), or a letter or Enter with the system's command key.
 */
export type Shortcut = string

const WITH_COMMAND = 'Mod+'

/** The properties of a key event that a shortcut depends on. */
export type PressedKey = TypedKey &
  Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'timeStamp'>

const CODES: Readonly<Record<string, (event: PressedKey) => string>> = {
  Slash: ({ shiftKey }) => (shiftKey ? '?' : '/'),
}

/** The Latin character of the key; on keyboards of other scripts, the letter at the same position. */
const signOf = (event: PressedKey): string => {
  if (event.key.length > 1 || /^[!-~]$/.test(event.key)) return event.key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  return letter?.toLowerCase() ?? CODES[event.code]?.(event) ?? event.key
}

const isLetter = (sign: string): boolean => /^[a-z]$/.test(sign)

/** The first key of a two-key shortcut; `undefined` for all others. */
export const firstKey = (shortcut: Shortcut): string | undefined =>
  shortcut.includes(' ') ? shortcut.split(' ')[0] : undefined

/** Whether this key completes the shortcut. Ignores repeats of a held key and input of an IME. */
export const isPressed = (shortcut: Shortcut, event: PressedKey, isMac: boolean): boolean => {
  if (isOfInputMethod(event) || event.repeat || event.altKey) return false
  const command = isMac ? event.metaKey : event.ctrlKey
  const other = isMac ? event.ctrlKey : event.metaKey
  const wantsCommand = shortcut.startsWith(WITH_COMMAND)
  const last = shortcut.split(' ').at(-1) ?? ''
  const key = (wantsCommand ? last.slice(WITH_COMMAND.length) : last).toLowerCase()
  if (other || command !== wantsCommand) return false
  // The position of a sign such as '?' depends on the keyboard; a capital letter is another key.
  if (event.shiftKey && (isLetter(key) || wantsCommand)) return false
  return signOf(event) === key
}

/** Shortcuts without the command key, which the user may switch off. */
export const isSingleKey = (shortcut: Shortcut): boolean => !shortcut.startsWith(WITH_COMMAND)

/** The keys as labelled on a keyboard, in the order they are pressed. */
export const keysOf = (shortcut: Shortcut, isMac: boolean): ReadonlyArray<string> => {
  const named = (key: string) => (key.length === 1 ? key.toUpperCase() : key)
  if (isSingleKey(shortcut)) return shortcut.split(' ').map(named)
  return [isMac ? '⌘' : 'Ctrl', named(shortcut.slice(WITH_COMMAND.length))]
}

/** The value for `aria-keyshortcuts`, which does not support key sequences. */
export const ariaKeys = (shortcut: Shortcut, isMac: boolean): string | undefined => {
  if (firstKey(shortcut) !== undefined) return undefined
  return isSingleKey(shortcut)
    ? shortcut.toUpperCase()
    : `${isMac ? 'Meta' : 'Control'}+${shortcut.slice(WITH_COMMAND.length)}`
}
