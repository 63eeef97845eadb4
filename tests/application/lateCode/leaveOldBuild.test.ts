import { describe, expect, it } from 'vitest'
import { makeMemoryBuildManifest } from '../../support/memory/MemoryBuildManifest.ts'
import { makeMemoryPause } from '../../support/memory/MemoryPause.ts'
import { leaveOldBuild } from '../../../src/application/lateCode/leaveOldBuild.ts'

const MAIN = '/assets/main-abc.js'
const NEWER = '/assets/main-def.js'

/** A page that runs MAIN, on a site that publishes `published`. */
const aPage = (published: () => ReadonlyArray<string> | undefined) => {
  const { pause, pass } = makeMemoryPause()
  const said: Array<string> = []
  const page = { looks: 0, isBusy: false, said, pass }
  const manifest = makeMemoryBuildManifest([MAIN], () => {
    page.looks += 1
    return published()
  })
  const leaving = new AbortController()
  void leaveOldBuild(
    {
      manifest,
      pause,
      isBusy: () => page.isBusy,
      warn: () => void said.push('warned'),
      reload: () => void said.push('reloaded'),
    },
    leaving.signal,
  )
  return Object.assign(page, { leave: () => leaving.abort() })
}

describe('leaveOldBuild', () => {
  it('compares the builds every 5 minutes (BUILD-01, CONST-38)', async () => {
    const page = aPage(() => [MAIN])
    await page.pass(299_999)
    expect(page.looks).toBe(0)
    await page.pass(600_001)
    expect([page.looks, page.said]).toEqual([3, []])
  })

  it('warns once about a new build and reloads 3 s later (BUILD-02, BUILD-03, BUILD-04, CONST-39)', async () => {
    const page = aPage(() => [NEWER])
    await page.pass(300_000)
    expect(page.said).toEqual(['warned'])
    await page.pass(2_999)
    expect(page.said).toEqual(['warned'])
    await page.pass(1)
    await page.pass(900_000)
    expect([page.said, page.looks]).toEqual([['warned', 'reloaded'], 1])
  })

  it('waits for a submission, then warns and reloads 3 s later (BUILD-04)', async () => {
    const page = aPage(() => [NEWER])
    page.isBusy = true
    await page.pass(360_000)
    expect(page.said).toEqual([])
    page.isBusy = false
    await page.pass(1_000)
    expect(page.said).toEqual(['warned'])
    page.isBusy = true
    await page.pass(60_000)
    expect(page.said).toEqual(['warned'])
    page.isBusy = false
    await page.pass(1_000)
    expect(page.said).toEqual(['warned', 'reloaded'])
  })

  it('ignores a failed check until the next one (BUILD-05, OP-74)', async () => {
    const answers = [undefined, [NEWER]]
    const page = aPage(() => answers.shift())
    await page.pass(300_000)
    expect([page.said, page.looks]).toEqual([[], 1])
    await page.pass(300_000)
    expect([page.said, page.looks]).toEqual([['warned'], 2])
  })

  it('does not warn when the page is left before its work is done', async () => {
    const page = aPage(() => [NEWER])
    page.isBusy = true
    await page.pass(300_000)
    page.leave()
    await page.pass(60_000)
    expect(page.said).toEqual([])
  })

  it('stops when the page is left', async () => {
    const page = aPage(() => [NEWER])
    await page.pass(300_000)
    page.leave()
    await page.pass(900_000)
    expect(page.said).toEqual(['warned'])
  })
})
