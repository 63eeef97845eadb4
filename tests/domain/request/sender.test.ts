import { describe, expect, it } from 'vitest'
import { senderOf, senderRefusals } from '../../../src/domain/request/sender.ts'
import { aVendor } from '../../support/aVendor.ts'

const EVA = { name: ' Eva Hostová ', phoneNumber: '603 111 222', email: ' eva@home.test ' }
const codesOf = (patch: Partial<typeof EVA>) => senderRefusals({ ...EVA, ...patch }, 'CZ').map(({ code }) => code)

describe('senderRefusals and senderOf', () => {
  it.each([
    [{}, []],
    [{ name: '  ' }, ['name-missing']],
    [{ name: ` ${'E'.repeat(255)} ` }, []],
    [{ name: 'E'.repeat(256) }, ['name-too-long']],
    [{ phoneNumber: ' ', email: ' ' }, ['phone-missing', 'email-missing']],
    [{ email: ` ${'e'.repeat(244)}@home.test ` }, []],
    [{ email: `${'e'.repeat(245)}@home.test` }, ['email-impossible']],
    [{ phoneNumber: '' }, ['phone-missing']],
    [{ phoneNumber: '12' }, ['phone-impossible']],
    [{ phoneNumber: 'call me' }, ['phone-impossible']],
    [{ email: '' }, ['email-missing']],
    [{ email: 'eva' }, ['email-impossible']],
    [{ email: 'eva@home' }, ['email-impossible']],
    [{ email: 'eva@home.test, jan@home.test' }, ['email-impossible']],
    [{ email: '<eva@home.test>' }, ['email-impossible']],
    [{ email: 'eva@@home.test' }, ['email-impossible']],
    [{ email: 'eva@home..test' }, ['email-impossible']],
    [{ email: `${'e'.repeat(250)}@home.test` }, ['email-impossible']],
    [{ name: '', phoneNumber: '', email: '' }, ['name-missing', 'phone-missing', 'email-missing']],
  ])('refuse invalid name, phone number and e-mail: %j with %j (REQ-36)', (patch, codes) => {
    expect(codesOf(patch)).toEqual(codes)
  })

  it('report refusals by field (REQ-36)', () => {
    expect(senderRefusals({ name: '', phoneNumber: '12', email: 'eva' }, 'CZ')).toEqual([
      { field: 'name', code: 'name-missing' },
      { field: 'phoneNumber', code: 'phone-impossible' },
      { field: 'email', code: 'email-impossible' },
    ])
  })

  it('return undefined for an invalid phone number (ENT-04)', () => {
    expect(senderOf({ ...EVA, phoneNumber: '12' }, aVendor(), 'CZ')).toBeUndefined()
  })

  it('return a sender at the collection place, with the number in E.164 (ENT-04, REQ-36)', () => {
    const vendor = aVendor({ id: 'guest7', name: 'guest' })
    const { coordinates } = vendor.location
    expect(senderOf(EVA, vendor, 'CZ')).toMatchObject({
      name: 'Eva Hostová',
      phoneNumber: '+420603111222',
      email: 'eva@home.test',
      location: { ...coordinates },
    })
  })

  it('return undefined without coordinates (GUEST-10)', () => {
    const { coordinates: _, ...location } = aVendor({ id: 'guest7' }).location
    expect(senderOf(EVA, { location }, 'CZ')).toBeUndefined()
  })
})
