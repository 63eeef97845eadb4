import { makeAutoObservable, observableRef } from 'mobx'
import type { Text } from '../kit/failureText.ts'
import { SECOND } from '../../domain/instant.ts'
import { firstKey, isPressed, isSingleKey, type PressedKey, type Shortcut } from './shortcut.ts'

/** The groups of the palette, in display order. */
export const COMMAND_GROUPS = ['here', 'go', 'settings'] as const
export type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** An action with a name and optional shortcut keys. */
export interface Command {
  /** Unique; a command of a screen overrides the frame's command with the same id. */
  readonly id: string
  readonly text: Text
  readonly group: CommandGroup
  readonly shortcut?: Shortcut
  readonly run: () => void
}

/** Whether single letters are shortcuts on this device. */
export interface SingleKeys {
  readonly areOn: boolean
  readonly keep: (areOn: boolean) => void
}

/** The maximum ms between the keys of a two-key shortcut. */
const FOLLOWS_WITHIN = 2 * SECOND

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta'])

const isMacintosh = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Commands of the mounted screens, found by name or by keys. */
export class CommandsViewModel {
  shown: 'nothing' | 'palette' | 'shortcuts' = 'nothing'
  singleKeys: boolean
  readonly isMac: boolean
  /** The text typed before the palette's field was rendered. */
  #typedAhead = ''
  /** The first key of a two-key shortcut, and when it was pressed. */
  #begun: { readonly key: string; readonly at: number } | undefined = undefined
  private contributed: ReadonlyArray<ReadonlyArray<Command>> = []
  readonly #keep: SingleKeys['keep']

  constructor({ areOn, keep }: SingleKeys = { areOn: true, keep: () => undefined }, isMac = isMacintosh()) {
    this.singleKeys = areOn
    this.#keep = keep
    this.isMac = isMac
    makeAutoObservable<this, 'contributed'>(this, { contributed: observableRef, isMac: false })
  }

  /** Commands registered last come first; for equal ids, the last registration wins. */
  get all(): ReadonlyArray<Command> {
    const known = new Map<string, Command>()
    for (const command of this.contributed.toReversed().flat()) {
      if (!known.has(command.id)) known.set(command.id, command)
    }
    return [...known.values()]
  }

  /** Registers commands; returns a function that removes them. */
  readonly contribute = (commands: ReadonlyArray<Command>): (() => void) => {
    this.contributed = [...this.contributed, commands]
    return () => this.withdraw(commands)
  }

  readonly open = (what: 'palette' | 'shortcuts'): void => {
    this.shown = what
  }

  /** Buffers a letter until the palette's field is rendered. */
  readonly typeAhead = (letter: string): void => {
    this.#typedAhead += letter
  }

  readonly takeTypedAhead = (): string => {
    const taken = this.#typedAhead
    this.#typedAhead = ''
    return taken
  }

  readonly close = (): void => {
    this.shown = 'nothing'
    this.#typedAhead = ''
  }

  readonly switchSingleKeys = (areOn: boolean): void => {
    this.singleKeys = areOn
    this.#keep(areOn)
  }

  /** The command of a key event. With `isTyping`, keys that enter text are left to the field. */
  readonly commandOf = (event: PressedKey, isTyping: boolean): Command | undefined => {
    if (MODIFIERS.has(event.key)) return undefined
    const allowsSingle = this.singleKeys && !isTyping
    const begun =
      this.#begun !== undefined && event.timeStamp - this.#begun.at <= FOLLOWS_WITHIN ? this.#begun.key : undefined
    const meant = this.all.find(
      ({ shortcut }) =>
        shortcut !== undefined &&
        (allowsSingle || !isSingleKey(shortcut)) &&
        (!isSingleKey(shortcut) || firstKey(shortcut) === begun) &&
        isPressed(shortcut, event, this.isMac),
    )
    this.#begun = undefined
    if (meant === undefined && begun === undefined && allowsSingle) this.begin(event)
    return meant
  }

  private begin(event: PressedKey) {
    const beginnings = this.all.map(({ shortcut }) => (shortcut === undefined ? undefined : firstKey(shortcut)))
    const key = beginnings.find((one) => one !== undefined && isPressed(one, event, this.isMac))
    if (key !== undefined) this.#begun = { key, at: event.timeStamp }
  }

  private withdraw(commands: ReadonlyArray<Command>) {
    this.contributed = this.contributed.filter((others) => others !== commands)
  }
}
