/**
 * What is pressed: a sign or a letter alone, two letters one after the other ('g h'), or a letter or Enter with the
 * command key of the system.
 */
export type Shortcut = string

const WITH_COMMAND = 'Mod+'

/** The event of a key, as far as a shortcut depends on it. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat' | 'timeStamp'
>

const CODES: Readonly<Record<string, (event: PressedKey) => string>> = {
  Slash: ({ shiftKey }) => (shiftKey ? '?' : '/'),
}

/** The sign on the key in Latin script: letters stay where they are on a keyboard of another one. */
const signOf = (event: PressedKey): string => {
  if (event.key.length > 1 || /^[!-~]$/.test(event.key)) return event.key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  return letter?.toLowerCase() ?? CODES[event.code]?.(event) ?? event.key
}

const isLetter = (sign: string): boolean => /^[a-z]$/.test(sign)

/** The key that begins a shortcut of two; `undefined` for one that is pressed at once. */
export const firstKey = (shortcut: Shortcut): string | undefined =>
  shortcut.includes(' ') ? shortcut.split(' ')[0] : undefined

/** Whether this key is the last of this shortcut, or all of it. A key held down repeats nothing, and an input method keeps what it composes. */
export const isPressed = (shortcut: Shortcut, event: PressedKey, isMac: boolean): boolean => {
  if (event.isComposing || event.repeat || event.altKey) return false
  const command = isMac ? event.metaKey : event.ctrlKey
  const other = isMac ? event.ctrlKey : event.metaKey
  const wantsCommand = shortcut.startsWith(WITH_COMMAND)
  const last = shortcut.split(' ').at(-1) ?? ''
  const wanted = (wantsCommand ? last.slice(WITH_COMMAND.length) : last).toLowerCase()
  if (other || command !== wantsCommand) return false
  // A sign such as '?' is where the keyboard has it, a capital letter is another key.
  if (event.shiftKey && (isLetter(wanted) || wantsCommand)) return false
  return signOf(event) === wanted
}

/** Signs or letters alone, which somebody may switch off. */
export const isSingleKey = (shortcut: Shortcut): boolean => !shortcut.startsWith(WITH_COMMAND)

/** The keys as they are written on a keyboard, in the order they are pressed. */
export const keysOf = (shortcut: Shortcut, isMac: boolean): ReadonlyArray<string> => {
  const named = (key: string) => (key.length === 1 ? key.toUpperCase() : key)
  if (isSingleKey(shortcut)) return shortcut.split(' ').map(named)
  return [isMac ? '⌘' : 'Ctrl', named(shortcut.slice(WITH_COMMAND.length))]
}

/** As `aria-keyshortcuts` wants it, which knows no keys one after the other. */
export const ariaKeys = (shortcut: Shortcut, isMac: boolean): string | undefined => {
  if (firstKey(shortcut) !== undefined) return undefined
  return isSingleKey(shortcut)
    ? shortcut.toUpperCase()
    : `${isMac ? 'Meta' : 'Control'}+${shortcut.slice(WITH_COMMAND.length)}`
}
