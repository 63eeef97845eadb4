import { distanceInMetres, type Coordinates } from '../coordinates.ts'
import type { Instant } from '../instant.ts'
import type { OrderId } from '../ids.ts'
import type { ProofKind } from './proofKind.ts'

/** A picture as it was taken: its own bytes, never drawn anew. */
export interface ProofPicture {
  readonly contentType: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What shows that an order was collected, delivered or returned (PROOF-01, OP-19). */
export interface Proof {
  readonly kind: ProofKind
  readonly orderId: OrderId
  readonly takenAt: Instant
  readonly takenFrom: Coordinates
  /** Who signed; absent where nobody had to. */
  readonly signedBy?: string
  /** From this moment on it is not shown any more. */
  readonly keepUntil: Instant
  readonly photo: ProofPicture
  readonly signature?: ProofPicture
}

export const isKept = ({ keepUntil }: Pick<Proof, 'keepUntil'>, now: Instant): boolean => now < keepUntil

/** Where an order is collected, and where it goes. */
export interface PinsOfOrder {
  readonly destination?: Coordinates
  /** Absent while the vendor has not said where it is. */
  readonly collection?: Coordinates
}

const PIN_OF: Readonly<Record<ProofKind, keyof PinsOfOrder>> = {
  collection: 'collection',
  delivery: 'destination',
  return: 'collection',
}

/** Metres between where the proof was taken and the pin it belongs to; `undefined` where there is no such pin. */
export const distanceToPin = (
  { kind, takenFrom }: Pick<Proof, 'kind' | 'takenFrom'>,
  pins: PinsOfOrder,
): number | undefined => {
  const pin = pins[PIN_OF[kind]]
  return pin === undefined ? undefined : distanceInMetres(takenFrom, pin)
}

const ENDING: Readonly<Record<ProofPicture['contentType'], string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** The name of the file its picture is saved as. */
export const proofFileName = ({ kind, orderId, photo }: Pick<Proof, 'kind' | 'orderId' | 'photo'>): string =>
  `proof-of-${kind}-${orderId}.${ENDING[photo.contentType]}`
