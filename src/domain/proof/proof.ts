import { distanceInMetres, type Coordinates } from '../coordinates.ts'
import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import type { ProofKind } from './proofKind.ts'

/** A picture in its original bytes, never re-encoded. */
export interface ProofPicture {
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Evidence that an order was collected, delivered or returned (PROOF-01, OP-19). */
export interface Proof {
  readonly kind: ProofKind
  readonly orderId: OrderId
  readonly takenAt: Instant
  readonly takenFrom: Coordinates
  /** Who signed; absent if no signature was needed. */
  readonly signedBy?: string
  /** The proof is not shown from this moment on. */
  readonly keepUntil: Instant
  readonly photo: ProofPicture
  readonly signature?: ProofPicture
}

export const isKept = ({ keepUntil }: Pick<Proof, 'keepUntil'>, now: Instant): boolean => now < keepUntil

/** The pins of an order's collection point and destination. */
export interface PinsOfOrder {
  readonly destination?: Coordinates
  /** Absent if the vendor has no location yet. */
  readonly collection?: Coordinates
}

const PIN_OF: Readonly<Record<ProofKind, keyof PinsOfOrder>> = {
  collection: 'collection',
  delivery: 'destination',
  return: 'collection',
}

/** The distance in metres between the place of the proof and its pin; `undefined` without such a pin. */
export const distanceToPin = (
  { kind, takenFrom }: Pick<Proof, 'kind' | 'takenFrom'>,
  pins: PinsOfOrder,
): number | undefined => {
  const pin = pins[PIN_OF[kind]]
  return pin === undefined ? undefined : distanceInMetres(takenFrom, pin)
}

const ENDING: Readonly<Record<ProofPicture['contentType'], string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** The file name for downloading the picture. */
export const proofFileName = ({ kind, orderId, photo }: Pick<Proof, 'kind' | 'orderId' | 'photo'>): string =>
  `proof-of-${kind}-${orderId}.${ENDING[photo.contentType]}`
