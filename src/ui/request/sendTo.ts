import type { Coordinates } from '../../domain/coordinates.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'

/** The destination field's interface for addresses that come from elsewhere. */
export interface DestinationToSet {
  readonly type: (text: string) => void
  readonly moveTo: (position: Coordinates) => Promise<void>
}

interface CurrentDestination {
  readonly draft: Pick<RequestDraft, 'destinationTextAddress'>
  readonly destination: Coordinates | undefined
  readonly change: (patch: Partial<RequestDraft>) => void
}

const isSame = (a: Coordinates, b: Coordinates | undefined) => a.latitude === b?.latitude && a.longitude === b.longitude

/**
 * Sets the destination from outside. With a position, moves the pin there and keeps the address as given; without one,
 * searches the address as if it was typed. If the user types meanwhile, their text wins.
 */
export const sendTo = async (
  destination: DestinationToSet,
  request: CurrentDestination,
  address: string,
  position: Coordinates | undefined,
): Promise<void> => {
  if (position === undefined) {
    if (address !== '') destination.type(address)
    return
  }
  const before = request.draft.destinationTextAddress
  await destination.moveTo(position)
  if (address === '') return
  if (isSame(position, request.destination)) request.change({ destinationTextAddress: address })
  else if (request.draft.destinationTextAddress === before) destination.type(address)
}
