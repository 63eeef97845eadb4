import * as Fluent from '@fluent/react'
import { describe, expect, it } from 'vitest'
import type { TextId } from '../../../src/domain/text/textIds.ts'
import { Localized, useLocalization, type Localization } from '../../../src/ui/kit/localization.ts'
import { textsOf, theDeployment } from '../market/showPage.tsx'

describe('Localized and useLocalization', () => {
  it('are those of Fluent at run time', () => {
    expect([Localized, useLocalization]).toEqual([Fluent.Localized, Fluent.useLocalization])
  })
})

describe('the id of a message', () => {
  const l10n: Localization = textsOf(theDeployment('dobrego-cz'), 'en')

  it('compiles if English has the message, also from parts that are unions', () => {
    const reason = (kind: 'offline' | 'timeout'): TextId => `failure-${kind}`
    expect(l10n.getString(reason('timeout'))).not.toBe('failure-timeout')
    expect(<Localized id="site-sign-in" />).toBeDefined()
  })

  it('does not compile if English lacks the message', () => {
    // @ts-expect-error: there is no such message.
    expect(() => l10n.getString('failure-unknown')).toThrow('failure-unknown')
    // @ts-expect-error: there is no such message.
    expect(<Localized id="failure-unknown" />).toBeDefined()
  })

  it('does not compile if it is an arbitrary string or has one as a part', () => {
    const kind: string = 'offline'
    // @ts-expect-error: any string could be the id.
    expect(l10n.getString(String('failure-offline'))).not.toBe('')
    // @ts-expect-error: any string could be the part.
    expect(l10n.getString(`failure-${kind}`)).not.toBe('')
  })
})
