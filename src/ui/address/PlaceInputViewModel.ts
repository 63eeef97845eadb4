import { makeAutoObservable } from 'mobx'
import type { Place } from '../../application/ports/Geolocator.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { readCoordinates } from '../../domain/address/readPlace.ts'
import { ActiveOption } from './ActiveOption.ts'
import type { AddressFieldView } from './AddressField.tsx'
import { placeOption, type AddressOption } from './addressOption.ts'
import { PlaceSearchViewModel, type PlaceSearchSurroundings, type Search } from './PlaceSearchViewModel.ts'

/** Whoever keeps the text and its position. */
export interface PlaceInputSurroundings extends PlaceSearchSurroundings {
  readonly text: () => string
  readonly position: () => Coordinates | undefined
  /** The text is another one; its place is not known any more. */
  readonly typed: (text: string) => void
  readonly moved: (position: Coordinates | undefined) => void
  readonly arrived: (place: Place, position: Coordinates) => void
}

/** An address field that offers places, and follows the pin of a map (ADDR-01 to ADDR-04, ADDR-21). */
export class PlaceInputViewModel implements AddressFieldView {
  private readonly around: PlaceInputSurroundings
  private readonly places: PlaceSearchViewModel
  private readonly choice: ActiveOption

  constructor(around: PlaceInputSurroundings) {
    this.around = around
    this.places = new PlaceSearchViewModel(around)
    this.choice = new ActiveOption(() => this.options)
    makeAutoObservable<this, 'around' | 'places' | 'choice'>(this, { around: false, places: false, choice: false })
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

  get active(): number {
    return this.choice.index
  }

  readonly type = (text: string): void => {
    this.choice.reset()
    this.around.typed(text)
    this.places.find(text)
  }

  readonly clear = (): void => this.type('')

  readonly move = (by: 1 | -1): void => this.choice.move(by)

  readonly chooseActive = (): void => {
    const { option } = this.choice
    if (option) this.chooseOption(option)
  }

  /** Coordinates that were typed stay what they are; the place only names them. */
  readonly chooseOption = (option: AddressOption): void => {
    if (option.kind !== 'place') return
    const typed = readCoordinates(this.text, this.around.near())
    void this.places.choose(option.place, (place) => this.around.arrived(place, typed ?? place.coordinates))
  }

  readonly closeList = (): void => this.places.close()

  /** The map was clicked, or the pin moved; back it goes where no address is. */
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

  readonly stop = (): void => this.places.stop()
}
