import { pointBetween } from '../../src/domain/route.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import { pickOne, seededRandom } from '../seededRandom.ts'
import { vendorPlace } from './demoCustomers.ts'
import { streetsAround, type DemoGround } from './demoGround.ts'
import { demoPhone } from './demoPhone.ts'
import { demoVendors } from './demoVendors.ts'
import type { DemoWorld } from './demoWorld.ts'

/** Enough riders for eight vendors with up to twelve orders under way. */
const RIDERS = 60

/** The first half of a name, the space (empty in Chinese and Korean names), and the second half. */
const halvesOf = (name: string): readonly [first: string, between: string, last: string] => {
  const space = name.indexOf(' ')
  return space < 0 ? [name.slice(0, 1), '', name.slice(1)] : [name.slice(0, space), ' ', name.slice(space + 1)]
}

/** The riders of the world, and others with the first half of one name and the second of another. */
const namesOfRiders = ({ world: { riders } }: DemoGround): DemoWorld['riders'] => {
  const known = new Set(riders.map(([name]) => name))
  const others = riders.slice(1).flatMap((_, distance) =>
    riders.flatMap(([name, vehicle], index) => {
      const [first, space] = halvesOf(name)
      const [, , last] = halvesOf(riders[(index + distance + 1) % riders.length]?.[0] ?? '')
      const other = `${first}${space}${last}`
      return known.has(other) ? [] : [[other, vehicle] as const]
    }),
  )
  return [...riders, ...new Map(others)].slice(0, RIDERS)
}

/** Riders on the streets around the single vendor. */
export const demoRiders = (ground: DemoGround, now: Instant): ReadonlyArray<RiderRow> => {
  const { deployment, prefix } = ground
  const random = seededRandom(`${deployment}/riders`)
  const centre = vendorPlace(demoVendors(ground).single)
  const streets = centre === undefined ? [] : streetsAround(ground, centre, 0)
  return namesOfRiders(ground).map(([name, vehicle], index) => {
    const [, { low, high }] = pickOne(random, streets)
    return {
      id: `${prefix}r${String(index + 1).padStart(2, '0')}`,
      deployment,
      name,
      phoneNumber: demoPhone(ground, `rider/${name}`),
      vehicle,
      ...pointBetween(low, high, random()),
      locatedAt: now,
    }
  })
}
