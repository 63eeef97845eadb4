import { describe, expect, it } from 'vitest'
import { isEmailAddress } from '../../../src/domain/session/emailAddress.ts'
import {
  CONFIRMATION_HOURS,
  registrationRefusals,
  type RegistrationDraft,
} from '../../../src/domain/session/registration.ts'

const draft = (more: Partial<RegistrationDraft> = {}): RegistrationDraft => ({
  email: 'ema@new.test',
  phone: '602 000 088',
  type: 'PV',
  vendorCode: 'OPEN-1',
  businessName: '',
  ...more,
})

describe('A registration', () => {
  it('needs a vendor code or a business name, by its type (ROUTE-04, AUTH-14, OP-54)', () => {
    expect(registrationRefusals(draft())).toEqual([])
    expect(registrationRefusals(draft({ vendorCode: ' ' }))).toEqual(['vendor-code-missing'])
    expect(registrationRefusals(draft({ type: 'NPV' }))).toEqual(['business-name-missing'])
    expect(registrationRefusals(draft({ type: 'NPV', vendorCode: '', businessName: 'Kavárna' }))).toEqual([])
  })

  it.each([
    [{ email: '' }, 'email-missing'],
    [{ email: 'ema' }, 'email-invalid'],
    [{ phone: '  ' }, 'phone-missing'],
    [{ phone: '12-34' }, 'phone-impossible'],
  ] as const)('is refused with %j (AUTH-11)', (wrong, refusal) => {
    expect(registrationRefusals(draft(wrong))).toEqual([refusal])
  })

  it('accepts a phone number of at least five digits in any script (AUTH-14)', () => {
    expect(['12 345', '٦٠٢٠٠'].map((phone) => registrationRefusals(draft({ phone })))).toEqual([[], []])
  })

  it('must be confirmed within 24 hours (CONST-23, AUTH-09)', () => {
    expect(CONFIRMATION_HOURS).toBe(24)
  })
})

describe('An e-mail address', () => {
  it.each(['ema@new.test', 'ema.nová+x@kavárna.test', 'ema@mail.new.test'])(
    'may be %s (AUTH-11, OUTLET-10)',
    (text) => {
      expect(isEmailAddress(text)).toBe(true)
    },
  )

  it.each([
    '',
    'ema',
    '@new.test',
    'ema@',
    'a b@new.test',
    'a@b',
    'ema@localhost',
    'ema@.test',
    'ema@new.',
    'ema@new..test',
    'a@b@c.test',
    'a@b.test,c@d.test',
    'a@b.test\nBcc: c',
    '<a@b.test>',
    `${'x'.repeat(250)}@b.test`,
  ])('must be one address with a dot in its domain, on one line, not %j (AUTH-11, OUTLET-10)', (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })
})
