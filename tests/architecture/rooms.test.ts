import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { circles, violations } from './rooms.ts'

const files = globSync(['{src,contract,service,simulator}/**/*.{ts,tsx}']).map((file) => file.replaceAll('\\', '/'))
const read = (file: string) => readFileSync(file, 'utf8')

/** One planted violation per rule, so that a checker that detects nothing fails. */
const PLANTED: ReadonlyArray<readonly [string, string, string]> = [
  ['the domain importing Effect', 'src/domain/order/x.ts', `import { Effect } from 'effect'`],
  [
    'the domain importing a use case',
    'src/domain/order/x.ts',
    `import type { A } from '../../application/RunUseCase.ts'`,
  ],
  ['the domain reading the clock', 'src/domain/order/x.ts', `export const now = () => Date.now()`],
  ['the domain using random numbers', 'src/domain/order/x.ts', `export const dice = () => Math.random()`],
  ['the domain calling the network', 'src/domain/order/x.ts', `export const get = () => fetch('/x')`],
  ['the contract importing the domain', 'contract/x.ts', `import { A } from '../src/domain/order/order.ts'`],
  ['the contract importing the service', 'contract/x.ts', `import { A } from '../service/app.ts'`],
  [
    'a use case importing an adapter',
    'src/application/order/x.ts',
    `import { A } from '../../adapters/http/PortalHttp.ts'`,
  ],
  ['a use case importing a screen', 'src/application/order/x.ts', `const a = () => import('../../ui/app/App.tsx')`],
  ['a use case importing MobX', 'src/application/order/x.ts', `import { action } from 'mobx'`],
  ['a use case touching storage', 'src/application/order/x.ts', `export const a = () => localStorage.getItem('x')`],
  ['an adapter importing a screen', 'src/adapters/http/x.ts', `import { A } from '../../ui/app/App.tsx'`],
  ['an adapter importing MobX', 'src/adapters/http/x.ts', `import { action } from 'mobx'`],
  ['a screen importing an adapter', 'src/ui/order/x.ts', `import { A } from '../../adapters/http/PortalHttp.ts'`],
  ['a screen importing the contract', 'src/ui/order/x.ts', `import { Order } from '../../../contract/orders.ts'`],
  ['a screen importing the composition', 'src/ui/order/x.ts', `import { a } from '../../composition/container.ts'`],
  ['a screen fetching', 'src/ui/order/x.ts', `export const a = () => fetch('/x')`],
  ['a screen opening a socket', 'src/ui/order/x.ts', `export const a = () => new WebSocket('ws://x')`],
  ['a screen touching storage', 'src/ui/order/x.ts', `export const a = () => sessionStorage.getItem('x')`],
  ['a screen reading the clock of the device', 'src/ui/order/x.ts', `export const a = { now: Date.now }`],
  ['a screen creating a date of now', 'src/ui/order/x.ts', `export const a = new Date()`],
  ['a use case passing the clock of the device on', 'src/application/order/x.ts', `export const now = Date.now`],
  ['a screen building an effect', 'src/ui/order/x.ts', `import { Effect } from 'effect'`],
  ['a screen importing Inversify', 'src/ui/order/x.ts', `import { Container } from 'inversify'`],
  [
    'the service importing a use case',
    'service/orders/x.ts',
    `import { a } from '../../src/application/order/cancelOrder.ts'`,
  ],
  [
    'the service importing an adapter',
    'service/orders/x.ts',
    `import { a } from '../../src/adapters/http/PortalHttp.ts'`,
  ],
  [
    'the service importing the simulator',
    'service/orders/x.ts',
    `import { a } from '../../simulator/startSimulator.ts'`,
  ],
  ['the service importing a screen', 'service/orders/x.ts', `import { a } from '../../src/ui/app/App.tsx'`],
  [
    'somebody importing the composition',
    'src/adapters/http/x.ts',
    `import { a } from '../../composition/container.ts'`,
  ],
  ['a field of the domain named as on the wire', 'src/domain/order/x.ts', `export const a = { preordered_for: 1 }`],
  ['a screen reading a field named as on the wire', 'src/ui/order/x.ts', `export const a = (b: B) => b.vat_number`],
  ['a use case with a variable named as on the wire', 'src/application/x.ts', `const order_id = 1`],
  ['a folder nobody knows', 'src/helpers/x.ts', `export const a = 1`],
  ['a package nobody allowed', 'src/application/order/x.ts', `import lodash from 'lodash'`],
]

describe('the rooms', () => {
  it('contain files', () => {
    for (const room of [
      'src/domain/',
      'src/application/',
      'src/adapters/',
      'src/ui/',
      'contract/',
      'service/',
      'simulator/',
    ])
      expect(files.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(5)
  })

  it('import only from allowed rooms', () => {
    expect(violations(files, read)).toEqual([])
  })

  it('have no import cycles', () => {
    expect(circles(files, read, { values: true })).toEqual([])
  })

  it('have no cycles of type imports either', () => {
    expect(circles(files, read)).toEqual([])
  })

  it.each(PLANTED)('detect %s', (_, file, code) => {
    expect(violations([file], () => code)).toHaveLength(1)
  })

  it('detect an import cycle', () => {
    const code: Readonly<Record<string, string>> = {
      'src/domain/a.ts': `import { b } from './b.ts'`,
      'src/domain/b.ts': `import {\n  a,\n} from './a.ts'`,
      'src/domain/c.ts': `import type { d } from './d.ts'`,
      'src/domain/d.ts': `import {\n  type c,\n} from './c.ts'\nimport { a } from './a.ts'`,
    }
    const read = (file: string) => code[file]!
    expect(circles(Object.keys(code), read, { values: true })).toEqual([
      'src/domain/a.ts → src/domain/b.ts → src/domain/a.ts',
    ])
    expect(circles(Object.keys(code), read)).toHaveLength(2)
  })

  it('decide on the kind of a refusal, not on words of the wire, outside of the adapters', () => {
    const onTheWire = /\bcode\s*[!=]==?\s*'[A-Z]|\bstatus\s*[!=]==?\s*\d/
    const inside = files.filter((file) => /^src\/(domain|application|ui)\//.test(file))
    expect(inside.filter((file) => onTheWire.test(read(file)))).toEqual([])
    expect(onTheWire.test("failure.code === 'StoreClosed'") && onTheWire.test('failure.status === 404')).toBe(true)
  })

  it('contain no catch-all folders and no barrel files', () => {
    const forbidden = /(^|\/)(utils?|helpers?|common|misc|types)(\/|\.tsx?$)|(^|\/)index\.tsx?$/
    expect(files.filter((file) => forbidden.test(file))).toEqual([])
    expect(forbidden.test('src/ui/kit/utils.ts') && forbidden.test('src/domain/order/index.ts')).toBe(true)
  })
})
