import type { Coordinates } from '../../domain/coordinates.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'

/** What the destination field does for whoever brings an address from elsewhere. */
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
 * Sets the destination from outside: the pin goes to the position where there is one, and the address stays as it was
 * brought; an address alone is searched for, as if somebody had typed it. Whoever types meanwhile has the last word.
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
