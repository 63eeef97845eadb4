import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MeasuredAddresses } from './addressesProcess.ts'
import { median, quantile, shown, type Bench } from './figures.ts'
import { answersOf } from './startService.ts'

const PLACES = { full: 200_000, short: 2_000 } as const
/** Queries of each way of typing. */
const QUERIES = { full: 1_000, short: 20 } as const
const MIB = 1_048_576

/** Measures the embedded geocoder with many more places than its own files have: queries, heap, and the first answer. */
export const addresses: Bench = async (scale) => {
  const program = fileURLToPath(new URL('./addressesProcess.ts', import.meta.url))
  const child = fork(program, [PLACES[scale], QUERIES[scale]].map(String), { execArgv: ['--expose-gc'] })
  const { ms, rows, index, parsing, building } = (await answersOf(child)(0)) as MeasuredAddresses
  const all = Object.values(ms).flat()
  const p99s = Object.entries(ms).map(([way, some]) => `${way} ${shown(quantile(some, 0.99))}`)
  const among = `${PLACES[scale]} places`
  return [
    {
      name: `an address among ${among}, p99`,
      value: quantile(all, 0.99),
      limit: 5,
      bound: 'at most',
      unit: 'ms of processor time',
      detail: `p50 ${shown(median(all))} ms; p99 ${p99s.join(', ')}`,
    },
    {
      name: `heap of ${among}`,
      value: (rows + index) / MIB,
      limit: 40,
      bound: 'at most',
      unit: 'MiB',
      detail: `${shown(rows / MIB)} of the rows, ${shown(index / MIB)} of the index`,
    },
    {
      name: `first answer about ${among}`,
      value: building / 1_000,
      limit: 2,
      bound: 'at most',
      unit: 's of processor time',
      detail: `parsing before it ${shown(parsing / 1_000)} s`,
    },
  ]
}
