import { makeAutoObservable } from 'mobx'
import type { MapPin, MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { RequestModel } from './RequestModel.ts'

export interface MapSurroundings {
  readonly request: RequestModel
  readonly flags: { readonly isOn: (name: FlagName) => boolean }
  readonly appearance: { readonly shown: Appearance }
  readonly moveTo: (position: Coordinates) => unknown
}

/** The map of the form: both pins, and the delivery areas if their flag is on (REQ-34, REQ-35). */
export class RequestMapViewModel {
  private readonly around: MapSurroundings

  constructor(around: MapSurroundings) {
    this.around = around
    makeAutoObservable<this, 'around'>(this, { around: false })
  }

  get moveTo(): (position: Coordinates) => unknown {
    return this.isFixed ? () => undefined : this.around.moveTo
  }

  /** Whether the destination of an edited order can no longer change (EDIT-03). */
  get isFixed(): boolean {
    return this.around.request.fixed?.has('destinationTextAddress') === true
  }

  readonly scene = (destinationLabel: string): MapScene => {
    const { appearance, flags, request } = this.around
    const { country, destination, origin, vendor } = request
    const pins: ReadonlyArray<MapPin | undefined> = [
      origin && { id: 'collection', kind: 'collection', position: origin, label: vendor?.name ?? '', draggable: false },
      destination && {
        id: 'destination',
        kind: 'destination',
        position: destination,
        label: destinationLabel,
        draggable: !this.isFixed,
      },
    ]
    return {
      pins: pins.filter((pin) => pin !== undefined),
      areas: flags.isOn('DrawDeliveryAreas') ? (vendor?.deliveryAreas ?? []) : [],
      route: [],
      center: destination ?? origin ?? country.capital,
      appearance: appearance.shown,
    }
  }
}
