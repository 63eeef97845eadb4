import { keysOf, type Shortcut } from '../frame/shortcut.ts'

/** The keys of a shortcut, as labelled on the keyboard. */
export const Keys = ({ shortcut, isMac }: { readonly shortcut: Shortcut; readonly isMac: boolean }) => (
  <span className="command-keys ltr">
    {keysOf(shortcut, isMac).map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)
