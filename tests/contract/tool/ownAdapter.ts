import { inject } from 'vitest'
import { fieldsNamed } from './fieldsNamed.ts'
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

const withFields = fieldsNamed(suite)

const openChecked = (...args: ReadonlyArray<unknown>): unknown => {
  const returned = (open as (...given: ReadonlyArray<unknown>) => unknown)(...args)
  return returned instanceof Promise ? returned.then(withFields) : withFields(returned)
}

contracts[`${name}Contract`]?.(adapter, openChecked, world)
