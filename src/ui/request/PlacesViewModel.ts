import { makeAutoObservable } from 'mobx'
import type { MapContent, MapPin } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { OriginViewModel } from '../address/OriginViewModel.ts'
import { DestinationViewModel } from './DestinationViewModel.ts'
import type { QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestDependencies } from './RequestModel.ts'
import { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'

/** The collection point, the destination with its customer, and the map that shows both (REQ-34, REQ-35). */
export class PlacesViewModel {
  readonly origin: OriginViewModel
  readonly customer: SavedCustomerViewModel
  readonly destination: DestinationViewModel
  readonly #deps: RequestDependencies
  readonly #request: RequestModel
  readonly #quote: QuoteViewModel
  /** Called when the collection point is known; `SourcesViewModel` reads the rest of the request then. */
  prepare: () => void = () => undefined

  constructor(deps: RequestDependencies, request: RequestModel, quote: QuoteViewModel) {
    const { appearance, country, language, run } = deps
    this.#deps = deps
    this.#request = request
    this.#quote = quote
    this.origin = new OriginViewModel({
      run,
      language,
      country,
      appearance,
      sender: request.sender,
      happened: request.happened,
      saved: (vendor) => this.originSaved(vendor),
      kept: () => this.originKept(),
      notify: request.notify,
    })
    this.customer = new SavedCustomerViewModel(deps, request)
    this.destination = new DestinationViewModel(deps, request, quote, this.customer)
    makeAutoObservable(this, { origin: false, customer: false, destination: false, prepare: false })
  }

  /** Looks up typed phone numbers until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => this.customer.start(signal)

  /** Moves the pin; does nothing if the destination is fixed. */
  get moveTo(): (position: Coordinates) => unknown {
    return this.isFixed ? () => undefined : this.destination.moveTo
  }

  /** Whether the destination of an edited order can no longer change (EDIT-03). */
  get isFixed(): boolean {
    return this.#request.fixed?.has('destinationTextAddress') === true
  }

  readonly scene = (destinationLabel: string): MapContent => {
    const { appearance, flags } = this.#deps
    const { country, destination, origin, vendor } = this.#request
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

  /** Returns to the choice of the collection point; keeps the customer's data (REQ-15). */
  readonly changeOrigin = (): void => {
    const request = this.#request
    request.happened({ kind: 'back-to-origin' })
    if (!request.vendor || request.page !== 'origin') return
    request.forgetFailure()
    this.#quote.forget()
    this.origin.begin(request.vendor)
  }

  /** Interrupts all lookups, when the request ends or starts again. */
  readonly interrupt = (): void => {
    this.origin.stop()
    this.destination.stop()
    this.customer.reset()
  }

  /** Continues with the updated vendor, without a reload (REQ-02). */
  private originSaved(vendor: Vendor): void {
    this.#request.belongTo(vendor)
    this.#request.happened({ kind: 'origin-saved' })
    this.#deps.vendors.replace(vendor)
    this.prepare()
  }

  private originKept(): void {
    this.#request.happened({ kind: 'start', vendorHasLocation: true })
    this.prepare()
  }
}
