import { makeAutoObservable, reaction } from 'mobx'
import { isAddressTypedInFull, isCustomerTypedInFull } from '../../domain/address/isTypedInFull.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import type { AddressOption } from './addressOption.ts'

export interface AddressListSource {
  readonly text: () => string
  /** Everything found for the text, whether it is shown or not. */
  readonly options: () => ReadonlyArray<AddressOption>
  /** Suggestions or the parts of a chosen one are on their way. */
  readonly isBusy: () => boolean
  /** The text has no place yet: it may be searched for once more. */
  readonly isUnsettled: () => boolean
  readonly search: () => void
  readonly choose: (option: AddressOption) => void
}

const NONE: ReadonlyArray<AddressOption> = []
const OPENING_KEYS: ReadonlyArray<string> = ['ArrowDown', 'ArrowUp', 'Enter']

const isTypedInFull = (text: string, option: AddressOption): boolean =>
  option.kind === 'customer'
    ? isCustomerTypedInFull(text, option.customer)
    : readCoordinates(text, undefined) !== undefined || isAddressTypedInFull(text, option.place.formattedAddress)

/**
 * The list of an address combobox, after the ARIA pattern: it is shown only while its field has the focus, Escape closes
 * it, and focus, click and the arrow keys bring it back. Tab takes the active option when the text names it or the
 * arrow keys chose it; while suggestions are on their way, as soon as they are there.
 */
export class AddressList {
  private hasFocus = false
  private isDismissed = false
  /** The option the arrow keys chose; options that arrive later do not move the choice. */
  private movedTo: string | undefined = undefined
  private readonly source: AddressListSource
  private stopWaiting: () => void = () => undefined

  constructor(source: AddressListSource) {
    this.source = source
    makeAutoObservable<this, 'source' | 'stopWaiting'>(this, { source: false, stopWaiting: false })
  }

  /** The options that are shown; empty while the list is closed. */
  get shown(): ReadonlyArray<AddressOption> {
    return this.hasFocus && !this.isDismissed ? this.source.options() : NONE
  }

  get isBusy(): boolean {
    return this.source.isBusy()
  }

  /** Index of the option that Enter chooses: the first unless the arrow keys moved it; -1 if there are no options. */
  get active(): number {
    const options = this.source.options()
    const moved = options.findIndex(({ id }) => id === this.movedTo)
    return moved >= 0 ? moved : Math.min(0, options.length - 1)
  }

  /** Wraps around at both ends. */
  readonly move = (by: 1 | -1): void => {
    const options = this.source.options()
    this.movedTo = options[(this.active + by + options.length) % options.length]?.id
  }

  readonly chooseActive = (): void => {
    const option = this.source.options()[this.active]
    if (option) this.source.choose(option)
  }

  /** The field has the focus, or was clicked while it had it. */
  readonly enter = (): void => {
    this.stopWaiting()
    this.hasFocus = true
    this.isDismissed = false
  }

  readonly leave = (): void => {
    this.hasFocus = false
  }

  /** Escape: the list closes, the text stays. */
  readonly close = (): void => {
    this.isDismissed = true
  }

  /** The text changed, or is no longer searched for. */
  readonly reset = (): void => {
    this.stopWaiting()
    this.movedTo = undefined
    this.isDismissed = false
  }

  /** Handles a key without modifiers; `true` when the field must not handle it as well. */
  readonly press = (key: string): boolean => {
    if (key === 'Tab') {
      this.stopWaiting()
      if (this.source.isBusy()) this.stopWaiting = reaction(this.source.isBusy, this.takeNamed)
      else this.takeNamed()
      return false
    }
    if (this.shown.length === 0) return OPENING_KEYS.includes(key) && this.open(key)
    switch (key) {
      case 'ArrowDown':
        this.move(1)
        return true
      case 'ArrowUp':
        this.move(-1)
        return true
      case 'Enter':
        this.chooseActive()
        return true
      case 'Escape':
        this.close()
        return true
      default:
        return false
    }
  }

  /** Shows what was found before, or searches again: Enter does not, because it submits the form. */
  private open(key: string): boolean {
    if (this.source.options().length === 0) {
      if (key === 'Enter' || this.source.isBusy() || !this.source.isUnsettled()) return false
      this.source.search()
    }
    this.enter()
    return true
  }

  private readonly takeNamed = (): void => {
    this.stopWaiting()
    const option = this.source.options()[this.active]
    if (option && (option.id === this.movedTo || isTypedInFull(this.source.text(), option))) this.source.choose(option)
    else this.close()
  }
}
