import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOfRetry } from '../../src/application/lateCode/fetchCode.ts'

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))

/** Dynamic imports that do not use `fetchCode`. */
const stray = (code: string): ReadonlyArray<string> =>
  (code.match(/(?:fetchCode\(\s*\(\)\s*=>\s*)?\bimport\([^)]*\)/g) ?? []).filter(
    (found) => !found.startsWith('fetchCode'),
  )

describe('lazy code', () => {
  it('is always loaded by fetchCode, which has a timeout and allows retries', () => {
    const others = files.filter((file) => file !== 'src/application/lateCode/fetchCode.ts')
    const found = others.flatMap((file) => stray(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))
    expect(found).toEqual([])
  })

  it('is detected when loaded in another way', () => {
    expect(stray(`const a = await import('./a.ts')`)).toHaveLength(1)
    expect(stray(`const a = await fetchCode(() => import('./a.ts'))`)).toEqual([])
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('fetchCode(')).length).toBeGreaterThan(25)
  })

  it('is imported by the build in the form that a retry reads its URL from, with its exports under their own names', () => {
    const calls = globSync('dist/assets/*.js').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bimport\((?<address>[^)]*)\)(?<next>.{0,2})/g)].map(({ groups }) => ({
        retried: addressOfRetry(`()=>import(${groups!['address']})`, 1, 'https://p.test/assets/a.js'),
        isMapped: groups!['next']!.startsWith('.'),
      })),
    )
    // The router and `fetchCode` itself import an address that they are given.
    expect(calls.filter(({ retried }) => retried === undefined)).toHaveLength(2)
    expect(calls.filter(({ isMapped }) => isMapped)).toEqual([])
    expect(calls.length).toBeGreaterThan(80)
  })
})
