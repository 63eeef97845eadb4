import { describe, expect, it } from 'vitest'
import { inTurn, shutWhile, type Door } from '../../../src/ui/app/flagDoors.ts'
import { flagsOn } from '../../support/flagsOn.ts'

const visit = { request: new Request('https://portal.test/register') }
const leadsTo = async (door: Door) => (await door(visit))?.headers.get('location') ?? undefined

describe('A door that a flag shuts', () => {
  it('leads to the beginning while DeactivateSignUpButton is on, and is open otherwise (ROUTE-05, FLAG-08)', async () => {
    const flags = flagsOn()
    const door = shutWhile(flags, 'DeactivateSignUpButton')
    expect(await leadsTo(door)).toBeUndefined()
    flags.take(new Set(['DeactivateSignUpButton']))
    expect(await leadsTo(door)).toBe('/')
    flags.take(new Set())
    expect(await leadsTo(door)).toBeUndefined()
  })

  it('stands in a row with others: the first that sends away decides', async () => {
    const shut = shutWhile(flagsOn('DeactivateSignUpButton'), 'DeactivateSignUpButton')
    const elsewhere: Door = () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })
    const open: Door = () => null
    expect([
      await leadsTo(inTurn(open, shut, elsewhere)),
      await leadsTo(inTurn(open, elsewhere, shut)),
      await leadsTo(inTurn(open)),
    ]).toEqual(['/', '/elsewhere', undefined])
  })
})
