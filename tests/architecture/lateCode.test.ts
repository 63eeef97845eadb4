import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'))

/** Imports at run time that do not go through `fetchCode`. */
const stray = (code: string): ReadonlyArray<string> =>
  (code.match(/(?:fetchCode\(\s*\(\)\s*=>\s*)?\bimport\([^)]*\)/g) ?? []).filter(
    (found) => !found.startsWith('fetchCode'),
  )

describe('Code that is fetched late', () => {
  it('is always fetched by fetchCode, which ends in time and can be asked again', () => {
    const others = files.filter((file) => file !== 'src/application/build/fetchCode.ts')
    const found = others.flatMap((file) => stray(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))
    expect(found).toEqual([])
  })

  it('would be found if it were fetched in another way', () => {
    expect(stray(`const a = await import('./a.ts')`)).toHaveLength(1)
    expect(stray(`const a = await fetchCode(() => import('./a.ts'))`)).toEqual([])
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('fetchCode(')).length).toBeGreaterThan(25)
  })
})
