import { makeAutoObservable } from 'mobx'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readCoordinates } from '../../domain/reading/readPlace.ts'
import type { AddressFieldView } from './AddressField.tsx'
import { AddressList } from './AddressList.ts'
import { placeOption, type AddressOption } from './addressOption.ts'
import { PlaceSearchViewModel, type PlaceSearchSurroundings, type Search } from './PlaceSearchViewModel.ts'

/** Stores the text and its position. */
export interface PlaceInputSurroundings extends PlaceSearchSurroundings {
  readonly text: () => string
  readonly position: () => Coordinates | undefined
  /** Called with each typed text. Returns whether its place is already known, in which case no search starts. */
  readonly typed: (text: string) => boolean
  readonly isSettled: () => boolean
  readonly moved: (position: Coordinates | undefined) => void
  readonly arrived: (place: Place, position: Coordinates) => void
}

/** An address field that suggests places and follows the pin of a map (ADDR-01 to ADDR-04, ADDR-21). */
export class PlaceInputViewModel implements AddressFieldView {
  private readonly around: PlaceInputSurroundings
  private readonly places: PlaceSearchViewModel
  readonly list: AddressList

  constructor(around: PlaceInputSurroundings) {
    this.around = around
    this.places = new PlaceSearchViewModel(around)
    this.list = new AddressList({
      text: around.text,
      options: () => this.options,
      isBusy: () => this.places.isBusy,
      isUnsettled: () => this.text.trim() !== '' && !around.isSettled(),
      search: () => this.places.find(this.text),
      choose: (option) => this.chooseOption(option),
    })
    makeAutoObservable<this, 'around' | 'places'>(this, { around: false, places: false, list: false })
  }

  get text(): string {
    return this.around.text()
  }

  get search(): Search {
    return this.places.search
  }

  get settled(): Promise<void> {
    return this.places.settled
  }

  get options(): ReadonlyArray<AddressOption> {
    return this.places.places.map(placeOption)
  }

  readonly type = (text: string): void => {
    this.list.reset()
    if (this.around.typed(text)) this.places.stop()
    else this.places.find(text)
  }

  readonly clear = (): void => this.type('')

  /** Typed coordinates stay as the position; the chosen place only adds the address. */
  readonly chooseOption = (option: AddressOption): void => {
    if (option.kind !== 'place') return
    const typed = readCoordinates(this.text, this.around.near())
    void this.places.choose(option.place, (place) => this.around.arrived(place, typed ?? place.coordinates))
  }

  /** Moves the pin after a click on the map or a drag, and back if there is no address. */
  readonly moveTo = (position: Coordinates): Promise<void> => {
    const before = this.around.position()
    this.around.moved(position)
    return this.places.locate(
      position,
      (place) => this.around.arrived(place, position),
      () => this.around.moved(before),
      () => void this.moveTo(position),
    )
  }

  readonly stop = (): void => {
    this.list.reset()
    this.places.stop()
  }
}
