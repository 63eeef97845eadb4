import { OriginViewModel } from '../address/OriginViewModel.ts'
import { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'
import type { RequestModel, RequestSurroundings } from './RequestModel.ts'
import { DestinationViewModel } from './DestinationViewModel.ts'

/** The request's callbacks for changes of its places. */
export interface PlaceCallbacks {
  /** Called when the collection point is known. */
  readonly originSettled: () => void
  readonly destinationChosen: () => void
  readonly destinationChanged: () => void
  readonly customerFilledIn: () => void
}

/** Creates the models of the collection point, the destination and the customer. */
export const makePlaceModels = (around: RequestSurroundings, request: RequestModel, callbacks: PlaceCallbacks) => {
  const { run, locale, country, appearance, vendors } = around
  // Guests have no address book: their customers are not stored (GUEST-06).
  const hasAddressBook = () => around.mode !== 'guest' && around.flags.isOn('AddressBook')
  const { tell } = request
  const origin = new OriginViewModel({
    run,
    locale,
    country,
    appearance,
    tell,
    sender: request.sender,
    happened: request.happened,
    // Continues with the updated vendor, without a reload (REQ-02).
    saved: (vendor) => {
      request.belongTo(vendor)
      request.happened({ kind: 'origin-saved' })
      vendors.replace(vendor)
      callbacks.originSettled()
    },
    kept: () => {
      request.happened({ kind: 'start', vendorHasLocation: true })
      callbacks.originSettled()
    },
  })
  const destination: DestinationViewModel = new DestinationViewModel({
    run,
    locale,
    request,
    hasAddressBook,
    chosen: callbacks.destinationChosen,
    changed: callbacks.destinationChanged,
    filled: (saved) => {
      customer.learn(saved)
      callbacks.customerFilledIn()
    },
  })
  const customer = new SavedCustomerViewModel({
    run,
    locale,
    request,
    hasAddressBook,
    tell,
    fillIn: destination.fillIn,
  })
  return { origin, destination, customer }
}
