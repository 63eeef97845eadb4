import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'

/** The riders of a deployment: which are free, and where they wait for an order. */
export class Fleet {
  readonly #riders: ReadonlyMap<string, RiderRow>
  readonly #positions = new Map<string, Coordinates>()
  readonly #busy = new Set<string>()

  constructor(riders: ReadonlyArray<RiderRow>) {
    this.#riders = new Map(riders.map((rider) => [rider.id, rider]))
  }

  get size(): number {
    return this.#riders.size
  }

  rider(id: string | null): RiderRow | undefined {
    return id === null ? undefined : this.#riders.get(id)
  }

  byPhone(phoneNumber: string | undefined): RiderRow | undefined {
    return [...this.#riders.values()].find((rider) => rider.phoneNumber === phoneNumber)
  }

  positionOf(rider: RiderRow): Coordinates {
    return this.#positions.get(rider.id) ?? { latitude: rider.latitude, longitude: rider.longitude }
  }

  /** The nearest free rider other than `except`. */
  nearestFree(place: Coordinates, except?: string): RiderRow | undefined {
    const free = [...this.#riders.values()].filter(({ id }) => !this.#busy.has(id) && id !== except)
    const far = (rider: RiderRow) => distanceInMetres(this.positionOf(rider), place)
    return free.toSorted((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))[0]
  }

  /** A rider for an order that is already under way: the nearest free one, otherwise the nearest of all. */
  anyone(place: Coordinates): RiderRow | undefined {
    const far = (rider: RiderRow) => distanceInMetres(this.positionOf(rider), place)
    return this.nearestFree(place) ?? [...this.#riders.values()].toSorted((a, b) => far(a) - far(b))[0]
  }

  take(rider: RiderRow): void {
    this.#busy.add(rider.id)
  }

  free(rider: RiderRow, position: Coordinates | undefined): void {
    this.#busy.delete(rider.id)
    if (position !== undefined) this.#positions.set(rider.id, position)
  }
}
