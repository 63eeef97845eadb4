import { makeAutoObservable, observableRef } from 'mobx'
import type { Text } from '../kit/failureText.ts'
import { SECOND } from '../../domain/instant.ts'
import { firstKey, isPressed, isSingleKey, type PressedKey, type Shortcut } from './shortcut.ts'

/** Where a command stands in the palette, in this order. */
export const COMMAND_GROUPS = ['here', 'go', 'settings'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** An action with a name and optional shortcut keys. */
export interface Command {
  /** One of a kind; a screen's own comes before that of the frame. */
  readonly id: string
  readonly text: Text
  readonly group: CommandGroup
  readonly shortcut?: Shortcut
  readonly run: () => void
}

/** Single letters as shortcuts, as this device has it. */
export interface SingleKeys {
  readonly areOn: boolean
  readonly keep: (areOn: boolean) => void
}

/** Ms within which the second key of a two-key shortcut must follow. */
const FOLLOWS_WITHIN = 2 * SECOND

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

const isMacintosh = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Commands of the mounted screens, found by name or by keys. */
export class CommandsViewModel {
  shown: 'nothing' | 'palette' | 'shortcuts' = 'nothing'
  singleKeys: boolean
  readonly isMac: boolean
  /** What was typed before the palette had its field. */
  private typedAhead = ''
  /** The first key of a shortcut of two, and when it was pressed. */
  private begun: { readonly key: string; readonly at: number } | undefined = undefined
  private contributed: ReadonlyArray<ReadonlyArray<Command>> = []
  private readonly keep: SingleKeys['keep']

  constructor({ areOn, keep }: SingleKeys = { areOn: true, keep: () => undefined }, isMac = isMacintosh()) {
    this.singleKeys = areOn
    this.keep = keep
    this.isMac = isMac
    makeAutoObservable<this, 'contributed' | 'keep' | 'typedAhead' | 'begun'>(this, {
      contributed: observableRef,
      keep: false,
      isMac: false,
      typedAhead: false,
      begun: false,
    })
  }

  /** The newest contributor's first; of two with the same id only the newer one. */
  get all(): ReadonlyArray<Command> {
    const known = new Map<string, Command>()
    for (const command of this.contributed.toReversed().flat()) {
      if (!known.has(command.id)) known.set(command.id, command)
    }
    return [...known.values()]
  }

  /** Returns a function that removes them. */
  readonly contribute = (commands: ReadonlyArray<Command>): (() => void) => {
    this.contributed = [...this.contributed, commands]
    return () => this.withdraw(commands)
  }

  readonly open = (what: 'palette' | 'shortcuts'): void => {
    this.shown = what
  }

  /** A letter for the palette, which is on its way: it is not lost. */
  readonly typeAhead = (letter: string): void => {
    this.typedAhead += letter
  }

  readonly takeTypedAhead = (): string => {
    const taken = this.typedAhead
    this.typedAhead = ''
    return taken
  }

  readonly close = (): void => {
    this.shown = 'nothing'
    this.typedAhead = ''
  }

  readonly switchSingleKeys = (areOn: boolean): void => {
    this.singleKeys = areOn
    this.keep(areOn)
  }

  /** The command of these keys. `isTyping` leaves every key that writes something to the field. */
  readonly meantBy = (event: PressedKey, isTyping: boolean): Command | undefined => {
    if (MODIFIERS.has(event.key)) return undefined
    const allowsSingle = this.singleKeys && !isTyping
    const begun =
      this.begun !== undefined && event.timeStamp - this.begun.at <= FOLLOWS_WITHIN ? this.begun.key : undefined
    const meant = this.all.find(
      ({ shortcut }) =>
        shortcut !== undefined &&
        (allowsSingle || !isSingleKey(shortcut)) &&
        (!isSingleKey(shortcut) || firstKey(shortcut) === begun) &&
        isPressed(shortcut, event, this.isMac),
    )
    this.begun = undefined
    if (meant === undefined && begun === undefined && allowsSingle) this.begin(event)
    return meant
  }

  private begin(event: PressedKey) {
    const beginnings = this.all.map(({ shortcut }) => (shortcut === undefined ? undefined : firstKey(shortcut)))
    const key = beginnings.find((one) => one !== undefined && isPressed(one, event, this.isMac))
    if (key !== undefined) this.begun = { key, at: event.timeStamp }
  }

  private withdraw(commands: ReadonlyArray<Command>) {
    this.contributed = this.contributed.filter((others) => others !== commands)
  }
}
