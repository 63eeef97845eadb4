import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { Flags } from '../../contract/flags.ts'
import { FLAGS_PATH } from '../../contract/path.ts'
import { FALLBACK_PATH, makeJsonFlagProvider } from '../../src/adapters/flags/JsonFlagProvider.ts'
import { makeMemoryFlagProvider } from '../support/memory/MemoryFlagProvider.ts'
import { flagProviderContract } from './FlagProvider.contract.ts'

const ORIGIN = 'https://cz.dobrego.test'
const ANSWERED = { Voucher: true, Preorder: false, NoFlagOfOurs: true }
const HTML = '<!doctype html><html><body>Sign in to the hotel network</body></html>'

/** Answers at one URL, and with 404 at all others. */
const site =
  (address: string, body: string, status = 200) =>
  (input: string) =>
    Promise.resolve(new Response(input === address ? body : '', { status: input === address ? status : 404 }))

const flagFile = (address: string, body = JSON.stringify(ANSWERED), status = 200) =>
  makeJsonFlagProvider('file', address, site(address, body, status))

const RUBBISH = [
  HTML,
  '',
  'null',
  '[]',
  '7',
  '"Voucher"',
  '{"Voucher":"yes"}',
  '{"Voucher":1}',
  '{"Voucher":null}',
  '{',
]

flagProviderContract('the memory adapter', () => ({
  answering: makeMemoryFlagProvider('memory', () => new Set(['Voucher'])),
  broken: [makeMemoryFlagProvider('memory', () => undefined)],
}))

for (const [name, path] of [
  ['the service (API-43)', FLAGS_PATH],
  ['the fallback file of the site (API-42)', FALLBACK_PATH],
] as const)
  flagProviderContract(name, () => {
    const address = ORIGIN + path
    return {
      answering: flagFile(address),
      broken: [
        flagFile(address, '{}', 503),
        makeJsonFlagProvider('gone', address, site('elsewhere', '')),
        makeJsonFlagProvider('offline', address, () => Promise.reject(new TypeError('offline'))),
        ...RUBBISH.map((body) => flagFile(address, body)),
      ],
    }
  })

describe('flag JSON', () => {
  it('is decoded as in the contract (API-43)', async () => {
    const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Flags))
    for (const body of [...RUBBISH, '{}', JSON.stringify(ANSWERED)]) {
      const isRead = (await flagFile(ORIGIN, body).read(new AbortController().signal)) !== undefined
      expect(isRead, body).toBe(decode(body)._tag === 'Some')
    }
  })
})

describe('a flag provider of another team', () => {
  it.each([404, 405, 501])('is not asked again after it has answered %d', async (status) => {
    let asked = 0
    const fetching = () => {
      asked += 1
      return Promise.resolve(new Response('', { status }))
    }
    const read = (mayBeMissing: boolean) => {
      const { read: ask } = makeJsonFlagProvider('theirs', `${ORIGIN}/flags`, fetching, mayBeMissing)
      const { signal } = new AbortController()
      return ask(signal).then(() => ask(signal))
    }
    expect(await read(true)).toBeUndefined()
    expect(asked).toBe(1)
    await read(false)
    expect(asked).toBe(3)
  })
})
