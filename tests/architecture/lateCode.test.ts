import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))

/** Dynamic imports that do not use `fetchCode`. */
const stray = (code: string): ReadonlyArray<string> =>
  (code.match(/(?:fetchCode\(\s*\(\)\s*=>\s*)?\bimport\([^)]*\)/g) ?? []).filter(
    (found) => !found.startsWith('fetchCode'),
  )

describe('lazy code', () => {
  it('is always loaded by fetchCode, which has a timeout and allows retries', () => {
    const others = files.filter((file) => file !== 'src/application/build/fetchCode.ts')
    const found = others.flatMap((file) => stray(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))
    expect(found).toEqual([])
  })

  it('is detected when loaded in another way', () => {
    expect(stray(`const a = await import('./a.ts')`)).toHaveLength(1)
    expect(stray(`const a = await fetchCode(() => import('./a.ts'))`)).toEqual([])
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('fetchCode(')).length).toBeGreaterThan(25)
  })
})
