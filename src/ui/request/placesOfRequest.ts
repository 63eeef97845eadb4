import { OriginViewModel } from '../address/OriginViewModel.ts'
import { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'
import type { Text } from '../kit/failureText.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { CurrentRequest } from './CurrentRequest.ts'
import { DestinationViewModel } from './DestinationViewModel.ts'
import type { RequestSurroundings } from './RequestSurroundings.ts'

/** What the request does when its places become others. */
export interface PlacesEnds {
  /** It is known again where the orders are collected. */
  readonly originSettled: () => void
  readonly destinationChosen: () => void
  readonly destinationChanged: () => void
  readonly customerFilledIn: () => void
}

/** Where a request is collected, where it goes, and who waits there. */
export const placesOfRequest = (around: RequestSurroundings, request: CurrentRequest, ends: PlacesEnds) => {
  const { run, locale, country, appearance, vendors } = around
  // A guest's customers are kept nowhere (GUEST-06).
  const hasAddressBook = () => around.mode !== 'guest' && around.flags.isOn('AddressBook')
  const tell = (kind: NoticeKind, text: Text) => around.notices.tell(kind, text, 'order-flow')
  const origin = new OriginViewModel({
    run,
    locale,
    country,
    appearance,
    tell,
    sender: request.sender,
    happened: request.happened,
    // The flow goes on with the vendor where it is now, without a reload (REQ-02).
    saved: (vendor) => {
      request.belongTo(vendor)
      request.happened({ kind: 'origin-saved' })
      vendors.replace(vendor)
      ends.originSettled()
    },
    kept: () => {
      request.happened({ kind: 'start', vendorHasLocation: true })
      ends.originSettled()
    },
  })
  const destination: DestinationViewModel = new DestinationViewModel({
    run,
    locale,
    request,
    hasAddressBook,
    chosen: ends.destinationChosen,
    changed: ends.destinationChanged,
    filled: (saved) => {
      customer.learn(saved)
      ends.customerFilledIn()
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
