import type * as FileSystem from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { serviceTexts } from '../../service/serviceTexts.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'

/** Czech mails of which only the greeting is translated. */
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof FileSystem>()
  return {
    ...real,
    readFileSync: (name: string, encoding: 'utf8') =>
      /cs[\\/]mail\.ftl$/.test(name) ? 'mail-greeting = Dobrý den,\n' : real.readFileSync(name, encoding),
  }
})

describe('The words of a mail', () => {
  it('are English where the language has none (I18N-08)', () => {
    const words = serviceTexts('mail', 'cs', deploymentOf('dobrego-cz')!)
    expect(words('mail-greeting')).toBe('Dobrý den,')
    expect(words('mail-confirm-hours', { hours: 24 })).toBe('The link is good for 24 hours.')
  })

  it('are a defect where English has none either', () => {
    const words = serviceTexts('mail', 'cs', deploymentOf('dobrego-cz')!)
    expect(() => words('mail-nothing')).toThrow('mail-nothing')
  })
})
