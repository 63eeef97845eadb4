import type { OrderJson } from '../../contract/orders.ts'
import { splitAddress } from '../../src/domain/address/address.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/address/coordinates.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { timeOfDay } from '../../src/domain/market/zonedTime.ts'
import { keptUntil, type ProofKind } from '../../src/domain/proof/proofKind.ts'
import { numberBetween, seededRandom, type Random } from '../dispatch/seededRandom.ts'
import type { StoredProof } from '../store/stores.ts'
import type { ProofSketch } from './sketch.ts'

/** A proof without its pictures, and what they are drawn from. */
export interface TakenProof {
  readonly facts: Omit<StoredProof, 'photo' | 'signature'>
  readonly sketch: ProofSketch
}

interface Circumstances {
  readonly order: OrderJson
  readonly kind: ProofKind
  readonly takenAt: Instant
  readonly timeZone: string
  /** Where the vendor is; absent while it has not said so. */
  readonly collection: Coordinates | undefined
}

/** Metres between a rider who photographs and the pin. */
const AWAY = { least: 2, most: 24 }

/** Somewhere around the pin. */
const nearby = (random: Random, pin: Coordinates): Coordinates => {
  const [metres, angle] = [numberBetween(random, AWAY.least, AWAY.most), numberBetween(random, 0, 2 * Math.PI)]
  const step = 0.0001
  const metresNorth = distanceInMetres(pin, { ...pin, latitude: pin.latitude + step }) / step
  const metresEast = distanceInMetres(pin, { ...pin, longitude: pin.longitude + step }) / step
  return {
    latitude: pin.latitude + (Math.sin(angle) * metres) / metresNorth,
    longitude: pin.longitude + (Math.cos(angle) * metres) / metresEast,
  }
}

const NUMBER = /(?<!\d)[1-9]\d{0,2}(?!\d)/

/** The first short number of the street stands beside the door; any other house has one, too. */
const houseNumberOf = (random: Random, address: string): string =>
  NUMBER.exec(splitAddress(address).text)?.[0] ?? String(Math.floor(numberBetween(random, 1, 90)))

/** What a simulated rider photographs: always the same for the same order, kind and moment. */
export const takenProof = ({ order, kind, takenAt, timeZone, collection }: Circumstances): TakenProof => {
  const seed = `${order.order_id}/${kind}`
  const random = seededRandom(`${seed}/proof`)
  const { location, name } = order.customer
  const pin = kind === 'delivery' ? location : (collection ?? location)
  const signedBy = kind === 'delivery' && name.trim() !== '' ? name : undefined
  return {
    facts: {
      orderId: order.order_id,
      kind,
      takenAt,
      takenFrom: nearby(random, pin),
      ...(signedBy !== undefined && { signedBy }),
      keepUntil: keptUntil(takenAt),
    },
    sketch: {
      kind,
      seed,
      houseNumber: houseNumberOf(random, location.address),
      hour: timeOfDay(takenAt, timeZone).hour,
      signedBy,
    },
  }
}
