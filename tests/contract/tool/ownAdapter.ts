import { inject } from 'vitest'
import type {} from './runSuite.ts'

const { name, suite, adapter } = inject('ownSuite')

type Contract = (adapter: string, open: unknown, world: unknown) => void

const contracts = (await import(`../${suite}.contract.ts`)) as Readonly<Record<string, Contract>>
const { open, world } = (await import(/* @vite-ignore */ adapter)) as {
  readonly open?: unknown
  readonly world?: unknown
}

if (typeof open !== 'function')
  throw new Error(`${adapter} must export a function "open"; tests/contract/${suite}.contract.ts says what it returns`)
contracts[`${name}Contract`]?.(adapter, open, world)
