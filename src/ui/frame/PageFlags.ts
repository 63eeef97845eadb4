import type { FlagName, FlagSet } from '../../domain/flags/flagNames.ts'

/** Read access to the flags of a page. */
export interface KnownFlags {
  readonly isOn: (name: FlagName) => boolean
  /** `undefined` until a provider has answered; every flag is off until then (FLAG-06). */
  readonly known: () => FlagSet | undefined
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The one store of flags of a page, for light pages and the application (FLAG-08, ADR 33). */
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
