import { oneOf, seededRandom } from '../seededRandom.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import type { DemoWorld } from './demoWorld.ts'

/** A mobile number of the country in E.164, deterministic per seed. */
export const demoPhone = (
  { world, country }: { readonly world: DemoWorld; readonly country: Country },
  seed: string,
): string => {
  const random = seededRandom(`${world.deployment}/phone/${seed}`)
  let digits = oneOf(random, world.phones.beginnings)
  while (digits.length < world.phones.digits) digits += Math.floor(random() * 10)
  return `${country.phonePrefix}${digits}`
}
