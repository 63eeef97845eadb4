import type { FlagName, FlagSet } from '../../domain/flags/flagNames.ts'

/** What a page may ask about the flags. */
export interface KnownFlags {
  readonly isOn: (name: FlagName) => boolean
  /** Nothing until somebody could be asked; every flag is off until then (FLAG-06). */
  readonly known: () => FlagSet | undefined
  /** Calls the listener after every change, until the answer is called. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The flags of the page, light or not: one place, whoever asks (FLAG-08, ADR 33). */
export class PageFlags implements KnownFlags {
  private last: FlagSet | undefined
  private readonly listeners = new Set<() => void>()

  readonly isOn = (name: FlagName): boolean => this.last?.has(name) ?? false

  readonly known = (): FlagSet | undefined => this.last

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly take = (flags: FlagSet): void => {
    this.last = flags
    for (const listener of this.listeners) listener()
  }
}
