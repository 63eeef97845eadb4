import { makeAutoObservable, reaction } from 'mobx'
import { isAddressTypedInFull, isCustomerTypedInFull } from '../../domain/address/isTypedInFull.ts'
import { fitsFully } from '../../domain/address/placeFit.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import type { AddressOption } from './addressOption.ts'

export interface AddressListSource {
  readonly text: () => string
  /** All options for the text, whether the list is open or not. */
  readonly options: () => ReadonlyArray<AddressOption>
  /** Whether suggestions, or the details of a chosen one, are loading. */
  readonly isBusy: () => boolean
  /** Whether the text has no place yet, so that another search is useful. */
  readonly isUnsettled: () => boolean
  readonly search: () => void
  readonly choose: (option: AddressOption) => void
}

const NONE: ReadonlyArray<AddressOption> = []
const OPENING_KEYS: ReadonlyArray<string> = ['ArrowDown', 'ArrowUp', 'Enter']

/** The fit of the geocoder decides; without one, the words of the address are compared (ADDR-27). */
const isTypedInFull = (text: string, option: AddressOption): boolean => {
  if (option.kind === 'customer') return isCustomerTypedInFull(text, option.customer)
  const { fit, formattedAddress } = option.place
  if (readCoordinates(text, undefined) !== undefined) return true
  return fit === undefined ? isAddressTypedInFull(text, formattedAddress) : fitsFully(fit)
}

/**
 * The list of an address combobox, following the ARIA pattern. It is open only while its field has the focus; Escape
 * closes it, and focus, a click or the arrow keys reopen it. Tab chooses the active option if the text matches it in
 * full or the arrow keys selected it; if suggestions are still loading, it does so once they arrive.
 */
export class AddressList {
  private hasFocus = false
  private isDismissed = false
  /** The id of the option selected with the arrow keys; options that arrive later do not change it. */
  private movedTo: string | undefined = undefined
  readonly #source: AddressListSource
  #stopWaiting: () => void = () => undefined

  constructor(source: AddressListSource) {
    this.#source = source
    makeAutoObservable(this)
  }

  /** The visible options; empty while the list is closed. */
  get shown(): ReadonlyArray<AddressOption> {
    return this.hasFocus && !this.isDismissed ? this.#source.options() : NONE
  }

  get isBusy(): boolean {
    return this.#source.isBusy()
  }

  /**
   * The index of the option that Enter chooses: the first one unless the arrow keys moved it; -1 if there are no
   * options.
   */
  get active(): number {
    const options = this.#source.options()
    const moved = options.findIndex(({ id }) => id === this.movedTo)
    return moved >= 0 ? moved : Math.min(0, options.length - 1)
  }

  /** Wraps around at both ends. */
  readonly move = (by: 1 | -1): void => {
    const options = this.#source.options()
    this.movedTo = options[(this.active + by + options.length) % options.length]?.id
  }

  readonly chooseActive = (): void => {
    const option = this.#source.options()[this.active]
    if (option) this.#source.choose(option)
  }

  /** Called when the field receives the focus or is clicked. */
  readonly enter = (): void => {
    this.#stopWaiting()
    this.hasFocus = true
    this.isDismissed = false
  }

  readonly leave = (): void => {
    this.hasFocus = false
  }

  /** Closes the list; the text stays. */
  readonly close = (): void => {
    this.isDismissed = true
  }

  /** Called when the text changes or its search ends. */
  readonly reset = (): void => {
    this.#stopWaiting()
    this.movedTo = undefined
    this.isDismissed = false
  }

  /** Handles a key without modifiers; returns `true` if the field must not handle it as well. */
  readonly press = (key: string): boolean => {
    if (key === 'Tab') {
      this.#stopWaiting()
      if (this.#source.isBusy()) this.#stopWaiting = reaction(this.#source.isBusy, this.takeNamed)
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

  /**
   * Reopens the list with the earlier options, or searches again. Enter does not search, because it submits the form.
   */
  private open(key: string): boolean {
    if (this.#source.options().length === 0) {
      if (key === 'Enter' || this.#source.isBusy() || !this.#source.isUnsettled()) return false
      this.#source.search()
    }
    this.enter()
    return true
  }

  private readonly takeNamed = (): void => {
    this.#stopWaiting()
    const option = this.#source.options()[this.active]
    if (option && (option.id === this.movedTo || isTypedInFull(this.#source.text(), option)))
      this.#source.choose(option)
    else this.close()
  }
}
