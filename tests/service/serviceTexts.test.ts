import type * as FileSystem from 'node:fs'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deploymentOf } from '../../src/domain/market/deployments.ts'

/** Czech mails with only the greeting translated. */
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof FileSystem>()
  return {
    ...real,
    readFileSync: (name: string, encoding: 'utf8') =>
      /cs[\\/]mail\.ftl$/.test(name) ? 'mail-greeting = Dobrý den,\n' : real.readFileSync(name, encoding),
  }
})

describe('serviceTexts', () => {
  // Test files of one worker share modules, and this module caches what it has read.
  beforeEach(() => vi.resetModules())
  afterAll(() => vi.resetModules())
  const mailWords = async () => {
    const { serviceTexts } = await import('../../service/base/serviceTexts.ts')
    return serviceTexts(['mail'], 'cs', deploymentOf('dobrego-cz')!)
  }

  it('falls back to English for missing translations (I18N-08)', async () => {
    const words = await mailWords()
    expect(words('mail-greeting')).toBe('Dobrý den,')
    expect(words('mail-confirm-hours', { hours: 24 })).toBe('The link is valid for \u206824\u2069 hours.')
  })

  it('throws for an id that English lacks too', async () => {
    const words = await mailWords()
    // @ts-expect-error The compiler refuses the id, too.
    expect(() => words('mail-nothing')).toThrow('mail-nothing')
  })
})
