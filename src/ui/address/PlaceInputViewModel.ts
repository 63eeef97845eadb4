import { makeAutoObservable } from 'mobx'
import type { Place } from '../../application/ports/Geolocator.ts'
import { withoutUnit } from '../../domain/address/writtenUnit.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import type { AddressFieldView } from './AddressField.tsx'
import { AddressList } from './AddressList.ts'
import { placeOption, type AddressOption } from './addressOption.ts'
import { PlaceSearchViewModel, type PlaceSearchDependencies, type Search } from './PlaceSearchViewModel.ts'
import { isBlank } from '../../domain/text/blank.ts'

/** Stores the text and its position. */
export interface PlaceInputDependencies extends PlaceSearchDependencies {
  readonly text: () => string
  /** Called with each typed text. */
  readonly typed: (text: string) => void
  /** Whether the place of the text is known, so that it is not searched for. */
  readonly isSettled: () => boolean
  readonly moved: (position: Coordinates) => void
  readonly movedBack: () => void
  /** `typed` is the text for which the place was chosen; empty for a place of the map. */
  readonly arrived: (place: Place, position: Coordinates, typed: string) => void
}

/** An address field that suggests places and follows the pin of a map (ADDR-01 to ADDR-04, ADDR-21). */
export class PlaceInputViewModel implements AddressFieldView {
  readonly #deps: PlaceInputDependencies
  readonly #places: PlaceSearchViewModel
  readonly list: AddressList

  constructor(deps: PlaceInputDependencies) {
    this.#deps = deps
    this.#places = new PlaceSearchViewModel(deps)
    this.list = new AddressList({
      text: () => withoutUnit(deps.text(), deps.country.code),
      options: () => this.options,
      isBusy: () => this.#places.isBusy,
      isUnsettled: () => !isBlank(this.text) && !deps.isSettled(),
      search: () => this.#places.find(this.text),
      choose: (option) => this.chooseOption(option),
    })
    makeAutoObservable(this, { list: false })
  }

  get text(): string {
    return this.#deps.text()
  }

  get search(): Search {
    return this.#places.search
  }

  get settled(): Promise<void> {
    return this.#places.settled
  }

  get options(): ReadonlyArray<AddressOption> {
    return this.#places.places.map(placeOption)
  }

  readonly type = (text: string): void => {
    this.list.reset()
    this.#deps.typed(text)
    if (this.#deps.isSettled()) this.#places.stop()
    else this.#places.find(text)
  }

  readonly clear = (): void => this.type('')

  /** Typed coordinates stay as the position; the chosen place only adds the address. */
  readonly chooseOption = (option: AddressOption): void => {
    if (option.kind !== 'place') return
    const { text } = this
    const typed = readCoordinates(text, this.#deps.near())
    void this.#places.choose(option.place, (place) => this.#deps.arrived(place, typed ?? place.coordinates, text))
  }

  /** Moves the pin after a click on the map or a drag, and back if there is no address. */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    this.#deps.moved(position)
    return this.#places.locate(
      position,
      (place) => this.#deps.arrived(place, position, ''),
      () => this.#deps.movedBack(),
      () => void this.moveTo(position),
    )
  }

  readonly stop = (): void => {
    this.list.reset()
    this.#places.stop()
  }
}
