import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signFee, verifyFee } from '../../../service/delivery/feeSignature.ts'
import { instantAt, minus } from '../../../src/domain/instant.ts'

const KEY = new Uint8Array(32).fill(7)
const NOW = instantAt(Date.parse('2026-03-12T11:00:00.400Z'))
const FEE = { deployment: 'dobrego-cz', vendorId: 'bistro', fee: 4.75 } as const
const DELIVERY = {
  source: { latitude: 50.0875, longitude: 14.4213 },
  destination: { latitude: 50.0801, longitude: 14.4285 },
  surchargedMethod: undefined,
}
const TOLD = { ...FEE, ...DELIVERY }

const told = signFee(KEY, TOLD, NOW, 600)
const claim = (changed: Partial<Parameters<typeof verifyFee>[1]> = {}) =>
  verifyFee(KEY, { ...FEE, delivery: DELIVERY, signature: told.signature, now: NOW, ...changed })
const claimTo = (latitude: number, longitude: number) =>
  claim({ delivery: { ...DELIVERY, destination: { latitude, longitude } } })

describe('verifyFee', () => {
  it('accepts a fee until its last second has passed, then reports it as expired (FEE-04)', () => {
    expect(told.expiresAt).toBe(Date.parse('2026-03-12T11:10:00Z') / 1_000)
    expect(claim()).toBe('valid')
    expect(claim({ now: instantAt(Date.parse('2026-03-12T11:10:00.999Z')) })).toBe('valid')
    expect(claim({ now: instantAt(Date.parse('2026-03-12T11:10:01.000Z')) })).toBe('expired')
  })

  it('accepts a fee for its own destination only, within a metre (API-20)', () => {
    expect(claimTo(50.080_103, 14.428_497)).toBe('valid')
    expect(claimTo(50.080_12, 14.4285)).toBe('invalid')
  })

  it('reports a fee for another collection point or surcharged payment method as outdated (API-20)', () => {
    const nearer = { latitude: 50.0802, longitude: 14.4284 }
    expect(claim({ delivery: { ...DELIVERY, source: nearer } })).toBe('outdated')
    expect(claim({ delivery: { ...DELIVERY, surchargedMethod: 'CASH_ON_DELIVERY' } })).toBe('outdated')
    const cash = { ...DELIVERY, surchargedMethod: 'CASH_ON_DELIVERY' } as const
    const { signature } = signFee(KEY, { ...FEE, ...cash }, NOW, 600)
    expect(claim({ signature, delivery: cash })).toBe('valid')
    expect(claim({ signature })).toBe('outdated')
    expect(claim({ signature: signature.replace('CASH_ON_DELIVERY', '') })).toBe('invalid')
  })

  it.each([
    ['another vendor', { vendorId: 'pekarna' }],
    ['another deployment', { deployment: 'ferrywing-sg' }],
    ['a cheaper fee', { fee: 4.74 }],
    ['a fee that is NaN', { fee: Number.NaN }],
  ])('refuses a fee for %s (API-20)', (_name, changed) => {
    expect(claim(changed)).toBe('invalid')
  })

  it('detects a changed expiry or source (API-20)', () => {
    const [source = '', destination = '', , expiry = '', mac = ''] = told.signature.split('.')
    const later = `${source}.${destination}..${Number(expiry) + 3_600}.${mac}`
    const elsewhere = `5008000,1442000.${destination}..${expiry}.${mac}`
    expect(claim({ signature: later })).toBe('invalid')
    expect(claim({ signature: elsewhere })).toBe('invalid')
  })

  it('verifies a fee without a delivery, and still detects a changed place (VOUCH-02)', () => {
    expect(verifyFee(KEY, { ...FEE, signature: told.signature, now: NOW })).toBe('valid')
    const [source = '', , , expiry = '', mac = ''] = told.signature.split('.')
    const moved = `${source}.5008000,1442000..${expiry}.${mac}`
    expect(verifyFee(KEY, { ...FEE, signature: moved, now: NOW })).toBe('invalid')
    const there = { ...DELIVERY, destination: { latitude: 50.08, longitude: 14.42 } }
    expect(claim({ signature: moved, delivery: there })).toBe('invalid')
  })

  it('reports a forged fee as invalid even when expired (API-20)', () => {
    const forged = signFee(new Uint8Array(32).fill(8), TOLD, minus(NOW, 3_600_000), 600)
    expect(claim({ signature: forged.signature })).toBe('invalid')
  })

  it('refuses any other text (API-20)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (signature) => {
        expect(claim({ signature })).toBe('invalid')
      }),
    )
  })

  it('accepts every fee and place that was signed (API-20)', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    const place = fc.record({ latitude: degrees(90), longitude: degrees(180) })
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 1_000_000_000 }), (source, destination, thousandths) => {
        const fee = { ...FEE, fee: thousandths / 1_000 }
        const delivery = { ...DELIVERY, source, destination }
        const { signature } = signFee(KEY, { ...fee, ...delivery }, NOW, 600)
        expect(verifyFee(KEY, { ...fee, delivery, signature, now: NOW })).toBe('valid')
      }),
    )
  })
})
