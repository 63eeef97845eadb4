import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { pointBetween, routeLength } from '../../src/domain/route.ts'
import type { GazetteerRow } from '../../service/geolocator/gazetteer.ts'
import type { Route } from './route.ts'

const NEIGHBOURS = 4
/** Long streets get a crossing at this interval, in metres. */
const CROSSING_EVERY_M = 250
/** A route longer than the straight line by this factor is unrealistic, because the gazetteer lacks streets. */
const MAX_DETOUR = 3

interface Edge {
  readonly to: number
  readonly metres: number
}

/** An approximation of a city's streets: the gazetteer's streets as lines, connected where they come close. */
export class StreetGraph {
  readonly #points: Coordinates[] = []
  readonly #edges: Edge[][] = []

  constructor(rows: ReadonlyArray<GazetteerRow>) {
    for (const row of rows) this.#addStreet(row)
    for (const node of this.#points.keys()) {
      for (const near of this.#nearest(node)) this.#join(node, near)
    }
    this.#joinIslands()
  }

  get size(): number {
    return this.#points.length
  }

  /** A plausible route; the straight line if no streets are known. */
  route(from: Coordinates, to: Coordinates): Route {
    const start = this.#closest(from)
    const end = this.#closest(to)
    if (start === undefined || end === undefined) return [from, to]
    const path = this.#shortestPath(start, end).flatMap((node) => this.#points[node] ?? [])
    const route = [from, ...trimmed(path, from, to), to]
    return routeLength(route) > MAX_DETOUR * distanceInMetres(from, to) ? [from, to] : route
  }

  #addStreet({ kind, low, high }: GazetteerRow): void {
    const pieces = kind === 'street' ? Math.max(1, Math.round(distanceInMetres(low, high) / CROSSING_EVERY_M)) : 0
    let previous: number | undefined
    for (let piece = 0; piece <= pieces; piece += 1) {
      const node = this.#points.push(pieces === 0 ? low : pointBetween(low, high, piece / pieces)) - 1
      this.#edges.push([])
      if (previous !== undefined) this.#join(previous, node)
      previous = node
    }
  }

  #join(a: number, b: number): void {
    const [from, to] = [this.#points[a], this.#points[b]]
    if (from === undefined || to === undefined || this.#edges[a]?.some((edge) => edge.to === b)) return
    const metres = distanceInMetres(from, to)
    this.#edges[a]?.push({ to: b, metres })
    this.#edges[b]?.push({ to: a, metres })
  }

  #nearest(node: number): ReadonlyArray<number> {
    const here = this.#points[node]
    if (here === undefined) return []
    const shrink = Math.cos((here.latitude * Math.PI) / 180)
    const best: Array<{ readonly other: number; readonly far: number }> = []
    for (const [other, point] of this.#points.entries()) {
      const x = (point.longitude - here.longitude) * shrink
      const y = point.latitude - here.latitude
      const far = x * x + y * y
      if (other === node || (best.length === NEIGHBOURS && far >= (best.at(-1)?.far ?? 0))) continue
      best.push({ other, far })
      best.sort((a, b) => a.far - b.far)
      best.length = Math.min(best.length, NEIGHBOURS)
    }
    return best.map(({ other }) => other)
  }

  #closest(position: Coordinates): number | undefined {
    let closest: number | undefined
    let least = Number.POSITIVE_INFINITY
    for (const [node, point] of this.#points.entries()) {
      const metres = distanceInMetres(position, point)
      if (metres < least) [closest, least] = [node, metres]
    }
    return closest
  }

  #reachedFrom(node: number): ReadonlySet<number> {
    const reached = new Set([node])
    for (const known of reached) for (const { to } of this.#edges[known] ?? []) reached.add(to)
    return reached
  }

  /** Connects each separate part of the graph to the nearest point outside of it, until the graph is connected. */
  #joinIslands(): void {
    for (;;) {
      const island = this.#reachedFrom(0)
      if (island.size >= this.#points.length) return
      let bridge: { from: number; to: number; metres: number } | undefined
      for (const from of island) {
        for (const [to, point] of this.#points.entries()) {
          const here = this.#points[from]
          if (island.has(to) || here === undefined) continue
          const metres = distanceInMetres(here, point)
          if (bridge === undefined || metres < bridge.metres) bridge = { from, to, metres }
        }
      }
      if (bridge === undefined) return
      this.#join(bridge.from, bridge.to)
    }
  }

  /** Dijkstra's algorithm with the straight-line distance as a heuristic (A*). */
  #shortestPath(start: number, end: number): ReadonlyArray<number> {
    const goal = this.#points[end]
    if (goal === undefined) return []
    const guess = (node: number) => distanceInMetres(this.#points[node] ?? goal, goal)
    const best = new Map([[start, 0]])
    const cameFrom = new Map<number, number>()
    const open = new Map([[start, guess(start)]])
    while (open.size > 0) {
      let here = start
      let least = Number.POSITIVE_INFINITY
      for (const [node, total] of open) if (total < least) [here, least] = [node, total]
      if (here === end) break
      open.delete(here)
      for (const { to, metres } of this.#edges[here] ?? []) {
        const length = (best.get(here) ?? 0) + metres
        if (length >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue
        best.set(to, length)
        cameFrom.set(to, here)
        open.set(to, length + guess(to))
      }
    }
    const path = [end]
    for (let node = cameFrom.get(end); node !== undefined; node = cameFrom.get(node)) path.unshift(node)
    return path
  }
}

/** Drops crossings at both ends that would mean turning back. */
const trimmed = (path: ReadonlyArray<Coordinates>, from: Coordinates, to: Coordinates): Route => {
  const isDetour = (a: Coordinates, via: Coordinates, b: Coordinates | undefined) =>
    b !== undefined && distanceInMetres(a, b) < distanceInMetres(via, b)
  let [first, last] = [0, path.length]
  while (first < last && isDetour(from, path[first] ?? from, path[first + 1] ?? to)) first += 1
  while (first < last && isDetour(to, path[last - 1] ?? to, path[last - 2])) last -= 1
  return path.slice(first, last)
}
