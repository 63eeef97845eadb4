import { parseArgs } from 'node:util'
import { quantile } from '../../bench/figures.ts'
import { checkImage, type Outcome } from './checkImage.ts'
import { killAgainAndAgain } from './kills.ts'
import { record, whyNoRecording } from './record.ts'
import type { Engine } from './serve.ts'

/*
 * `npm run powercut`: cuts the power of a service that accepts orders, at random moments, and compares what its database
 * contains afterwards with what was acknowledged. The same proof must fail on PGlite, which never syncs.
 *   --seeds 1000   power cuts on PostgreSQL
 *   --from 1       the first seed
 *   --kills 100    kills service and PostgreSQL like `kill -9` instead, while orders are placed
 */

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    kills: { type: 'string', default: '0' },
  },
})
const [seeds, from, kills] = [Number(values.seeds), Number(values.from), Number(values.kills)]
if (![seeds, from, kills].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  console.error('--seeds, --from and --kills are whole numbers.')
  process.exit(1)
}

if (kills > 0) {
  const { acknowledged, lost, doubled, back } = await killAgainAndAgain(kills)
  console.table(
    Object.entries(back).map(([target, times]) => ({
      killed: target,
      times: times.length,
      'back after, median ms': Math.round(quantile(times, 0.5)),
      'at most': Math.round(Math.max(...times)),
    })),
  )
  console.log(`${acknowledged} orders acknowledged, ${lost} lost, ${doubled} doubled`)
  process.exit(lost + doubled === 0 ? 0 : 1)
}

/** How many power cuts there are of one recording, and how many orders each contains. */
const OF_ONE = 250
const ORDERS = 300
const PGLITE_SEEDS = 20
const AT_ONCE = 2

/** Checks these seeds, some at once. */
const checkSeeds = async (engine: Engine, first: number, count: number): Promise<ReadonlyArray<Outcome>> => {
  const recording = await record(engine, ORDERS)
  const outcomes: Array<Outcome> = []
  let next = first
  const check = async (): Promise<void> => {
    while (next < first + count) {
      next += 1
      outcomes.push(await checkImage(recording, next - 1))
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, check))
    return outcomes
  } finally {
    await recording.remove()
  }
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

/** One row of the table, with the seeds that failed. */
const rowOf = (engine: Engine, outcomes: ReadonlyArray<Outcome>) => ({
  engine,
  cuts: outcomes.length,
  'acknowledged orders': sum(outcomes.map(({ acknowledged }) => acknowledged)),
  'unsynced changes kept': sum(outcomes.map(({ unsynced }) => unsynced.kept)),
  'and lost': sum(outcomes.map(({ unsynced }) => unsynced.lost)),
  'not opened': outcomes.filter(({ unopened }) => unopened !== undefined).length,
  'orders lost': sum(outcomes.map(({ lost }) => lost)),
  doubled: sum(outcomes.map(({ doubled }) => doubled)),
  changed: sum(outcomes.map(({ changed }) => changed)),
})

const isFault = ({ unopened, lost, doubled, changed }: Outcome): boolean =>
  unopened !== undefined || lost + doubled + changed > 0

const why = whyNoRecording()
if (why !== undefined) {
  console.error(`npm run powercut cannot run here: ${why}.`)
  process.exit(1)
}
const began = Date.now()
const onPostgres: Array<Outcome> = []
for (let first = from; first < from + seeds; first += OF_ONE) {
  onPostgres.push(...(await checkSeeds('postgres', first, Math.min(OF_ONE, from + seeds - first))))
  console.log(`${onPostgres.length} of ${seeds} power cuts, ${Math.round((Date.now() - began) / 1_000)} s`)
}
const onPglite = await checkSeeds('pglite', from, PGLITE_SEEDS)
console.table([rowOf('postgres', onPostgres), rowOf('pglite', onPglite)])
const faults = onPostgres.filter(isFault)
for (const { seed, cut, unopened, lost, doubled, changed } of faults)
  console.log(
    `seed ${seed}, before event ${cut}: ${unopened ?? `${lost} lost, ${doubled} doubled, ${changed} changed`}`,
  )
if (!onPglite.some(isFault)) console.log('PGlite has lost nothing, so this proof proves nothing.')
process.exit(faults.length === 0 && onPglite.some(isFault) ? 0 : 1)
