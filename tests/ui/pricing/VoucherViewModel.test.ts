import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { voucherRefused } from '../../../src/adapters/memory/refusals.ts'
import { signatureExpired } from '../../support/signatureExpired.ts'
import { ServiceUnavailable } from '../../../src/application/ports/ServiceFailure.ts'
import { HOUR, instantAt, MINUTE, SECOND } from '../../../src/domain/instant.ts'
import type { VoucherOffer } from '../../../src/domain/pricing/voucherRules.ts'
import { aStoredDraft } from '../../support/aStoredDraft.ts'
import { aVendor } from '../../support/aVendor.ts'
import { aRequest, OFFLINE } from '../request/requestWorld.ts'

const tenth: VoucherOffer = {
  voucher: { code: 'TENTH', type: 'PERCENTAGE', percent: 10 },
  active: true,
  firstOrderOnly: false,
}
const twenty: VoucherOffer = {
  voucher: { code: 'TWENTY', type: 'AMOUNT', amount: { minor: 2_000, currency: 'CZK' } },
  minimumFee: { minor: 5_000, currency: 'CZK' },
  active: true,
  firstOrderOnly: false,
}

const crowns = (minor: number) => ({ minor, currency: 'CZK' as const })

/** A filled form with a fee of 61 crowns and two vouchers. */
const filled = async (code?: string) => {
  const world = aRequest({ vouchers: [tenth, twenty], flags: ['Voucher'] })
  const enter = async (text: string) => {
    world.voucher.type(text)
    world.voucher.apply()
    await world.settleAll()
  }
  await world.fill()
  if (code !== undefined) await enter(code)
  return { ...world, enter }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-12T11:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('VoucherViewModel: flag Voucher', () => {
  it('removes and reports the voucher when the flag is switched off, so that it is not sent (VOUCH-01, FLAG-08)', async () => {
    const { placed, request, submit, switchOff, told, voucher } = await filled('TENTH')
    await switchOff('Voucher')
    expect(told()).toEqual(['voucher-switched-off'])
    expect([request.shownPrice, voucher.code]).toEqual([{ fee: crowns(6_100), discountedFee: undefined }, 'TENTH'])
    await submit()
    expect(placed[0]?.order).not.toHaveProperty('voucher')
  })

  it('applies the voucher of a stored draft only once the flag is on (VOUCH-01, PERSIST-02)', async () => {
    const kept = aStoredDraft({ vendorId: aVendor().id, voucherCode: 'TENTH' })
    const { request, settleAll, start, switchOn, validated } = aRequest({ vouchers: [tenth], kept })
    await start()
    expect([validated, request.state.voucher]).toEqual([[], undefined])
    await switchOn('Voucher')
    await settleAll()
    expect(request.state.voucher).toEqual(tenth.voucher)
  })

  it('reports nothing when the flag is switched off without a voucher (VOUCH-01)', async () => {
    const { switchOff, told } = await filled()
    await switchOff('Voucher')
    expect(told()).toEqual([])
  })
})

describe('VoucherViewModel: entering a code', () => {
  it('validates a code for the signed fee and sets the discounted fee (VOUCH-02, VOUCH-03)', async () => {
    const { request, validated } = await filled(' TENTH ')
    expect(validated).toEqual([
      {
        code: 'TENTH',
        vendorId: 'pekarna-u-mostu',
        orderTime: Date.now(),
        fee: { fee: crowns(6_100), signature: 'signed-6100' },
      },
    ])
    expect(request.state.voucher).toEqual(tenth.voucher)
    expect(request.state.discountedDeliveryFee).toMatchObject({ fee: crowns(5_490) })
    expect(request.shownPrice).toEqual({ fee: crowns(6_100), discountedFee: crowns(5_490) })
  })

  it('validates for the delivery time, and again when it changes (VOUCH-02)', async () => {
    const { settleAll, validated, view } = await filled('TENTH')
    const preorderedFor = instantAt(Date.now() + 5 * HOUR)
    view.change({ preorderedFor })
    await settleAll()
    expect(validated.map(({ orderTime }) => orderTime)).toEqual([Date.now(), preorderedFor])
  })

  it('keeps the terms and a typed replacement while it validates again (VOUCH-05, VOUCH-06)', async () => {
    const { settleAll, validated, view, voucher } = await filled('TWENTY')
    void voucher.toggleTerms()
    await settleAll()
    voucher.replace()
    voucher.type('TEN')
    view.change({ preorderedFor: instantAt(Date.now() + 5 * HOUR) })
    await settleAll()
    expect(validated).toHaveLength(2)
    expect([voucher.terms.step, voucher.isReplacing, voucher.code]).toEqual(['read', true, 'TEN'])
    voucher.type('TENTH')
    voucher.apply()
    await settleAll()
    expect([voucher.terms.step, voucher.isReplacing, voucher.code]).toEqual(['hidden', false, ''])
  })

  it('does not validate an empty code (VOUCH-02)', async () => {
    const { validated } = await filled('   ')
    expect(validated).toEqual([])
  })

  it('waits for a fee and then applies the code (VOUCH-02)', async () => {
    const { destination, request, search, settleAll, start, validated, voucher } = aRequest({
      vouchers: [tenth],
      flags: ['Voucher'],
    })
    await start()
    voucher.type('TENTH')
    voucher.apply()
    expect(voucher.progress.step).toBe('waiting')
    await search('Ště')
    destination.list.chooseActive()
    await settleAll()
    expect(validated).toHaveLength(1)
    expect(request.applied?.voucher).toEqual(tenth.voucher)
  })

  it('shows why a code was refused, keeps it, and clears the message on the next keystroke (VOUCH-04, ERR-15)', async () => {
    const { request, voucher } = await filled('NOPE')
    expect(voucher.progress).toEqual({ step: 'refused', reason: 'unknown' })
    expect(voucher.code).toBe('NOPE')
    expect(request.state.voucher).toBeUndefined()
    voucher.type('NOPE1')
    expect(voucher.progress.step).toBe('resting')
  })

  it('shows how long to wait after too many attempts (VOUCH-04)', async () => {
    const { answers, enter, voucher } = await filled()
    answers.voucher = new ServiceUnavailable({ reason: 'too-many', retryAfter: 29.2 * SECOND })
    await enter('TENTH')
    expect(voucher.progress).toEqual({
      step: 'failed',
      because: { id: 'voucher-try-again-in', args: { seconds: 30 } },
    })
    expect(voucher.code).toBe('TENTH')
  })

  it('validates again with a new fee if the fee has expired (VOUCH-08)', async () => {
    const { answers, enter, request, settleAll, validated } = await filled()
    answers.voucher = signatureExpired()
    answers.fee = 7_300
    await enter('TENTH')
    answers.voucher = undefined
    await settleAll()
    expect(validated.map(({ fee }) => fee.signature)).toContain('signed-7300')
    expect(request.state.deliveryFee?.signature).toBe('signed-7300')
  })
})

describe('VoucherViewModel: applied voucher', () => {
  it('is replaced by another one, so that at most one applies (VOUCH-06)', async () => {
    const { enter, request, voucher } = await filled('TENTH')
    expect(voucher.isEntering).toBe(false)
    voucher.replace()
    expect(request.applied?.voucher.code).toBe('TENTH')
    await enter('TWENTY')
    expect(request.applied).toMatchObject({ voucher: twenty.voucher, discountedFee: { fee: crowns(4_100) } })
    expect(voucher.isEntering).toBe(false)
  })

  it('stays if its replacement is refused (VOUCH-06)', async () => {
    const { enter, request, told, voucher } = await filled('TENTH')
    voucher.replace()
    await enter('NOPE')
    expect(voucher.progress.step).toBe('refused')
    expect(request.applied?.voucher.code).toBe('TENTH')
    expect(told()).toEqual([])
    voucher.keep()
    expect([voucher.isEntering, voucher.progress.step]).toEqual([false, 'resting'])
  })

  it('stays if the person keeps it while another code is checked (VOUCH-06)', async () => {
    const { request, settleAll, told, voucher } = await filled('TENTH')
    voucher.replace()
    voucher.type('TWENTY')
    voucher.apply()
    voucher.keep()
    await settleAll()
    expect(request.applied).toMatchObject({ voucher: tenth.voucher, discountedFee: { fee: crowns(5_490) } })
    expect([voucher.isEntering, voucher.progress.step, told()]).toEqual([false, 'resting', []])
  })

  it('is removed on request (VOUCH-06)', async () => {
    const { request, voucher } = await filled('TENTH')
    voucher.remove()
    expect(request.state).toMatchObject({ voucher: undefined, discountedDeliveryFee: undefined })
    expect(voucher.isEntering).toBe(true)
  })

  it('shows its terms on request (VOUCH-05)', async () => {
    const { settleAll, voucher } = await filled('TWENTY')
    void voucher.toggleTerms()
    expect(voucher.terms.step).toBe('reading')
    await settleAll()
    const { voucher: given, minimumFee, firstOrderOnly } = twenty
    expect(voucher.terms).toEqual({ step: 'read', details: { voucher: given, minimumFee, firstOrderOnly } })
    void voucher.toggleTerms()
    expect(voucher.terms.step).toBe('hidden')
  })

  it('does not show the terms of a voucher that was replaced meanwhile (VOUCH-05)', async () => {
    const { enter, settleAll, voucher } = await filled('TWENTY')
    void voucher.toggleTerms()
    voucher.replace()
    await enter('TENTH')
    void voucher.toggleTerms()
    await settleAll()
    expect(voucher.terms).toMatchObject({ step: 'read', details: { voucher: tenth.voucher } })
  })

  it('reports that its terms cannot be read (VOUCH-05, ERR-15)', async () => {
    const { answers, settleAll, voucher } = await filled('TWENTY')
    answers.voucherDetails = OFFLINE
    void voucher.toggleTerms()
    await settleAll()
    expect(voucher.terms.step).toBe('failed')
  })

  it('is sent with its code, the discounted fee and its signature (FEE-06)', async () => {
    const { placed, submit } = await filled('TENTH')
    await submit()
    expect(placed[0]?.order).toMatchObject({
      deliveryFee: { fee: crowns(6_100), signature: 'signed-6100' },
      voucher: { code: 'TENTH', discountedFee: { fee: crowns(5_490), signature: 'TENTH-signed-6100-1' } },
    })
  })

  it('is cleared after the request was submitted', async () => {
    const { submit, voucher } = await filled('TENTH')
    await submit()
    expect([voucher.voucher, voucher.code, voucher.progress.step]).toEqual([undefined, '', 'resting'])
  })

  it('is cleared when another vendor is selected (REQ-21)', async () => {
    const { select, voucher } = await filled('NOPE')
    await select(aVendor({ id: 'other' }))
    expect([voucher.voucher, voucher.code, voucher.progress.step]).toEqual([undefined, '', 'resting'])
  })
})

describe('VoucherViewModel: fee changes', () => {
  it('validates again for another destination (VOUCH-08, OP-68)', async () => {
    const { answers, destination, request, search, settleAll, validated } = await filled('TENTH')
    answers.fee = 8_000
    await search('Štěp')
    expect(request.applied).toBeUndefined()
    destination.list.chooseActive()
    await settleAll()
    expect(validated.map(({ fee }) => fee.fee.minor)).toEqual([6_100, 8_000])
    expect(request.shownPrice).toEqual({ fee: crowns(8_000), discountedFee: crowns(7_200) })
  })

  it('validates again when the fee is renewed, and keeps the voucher meanwhile (VOUCH-08)', async () => {
    const { answers, request, validated } = await filled('TENTH')
    answers.fee = 8_000
    await vi.advanceTimersByTimeAsync(9.5 * MINUTE + SECOND)
    expect(validated).toHaveLength(2)
    expect(request.shownPrice).toEqual({ fee: crowns(8_000), discountedFee: crowns(7_200) })
  })

  it('removes a voucher that the new fee refuses with a notice, and keeps its code (VOUCH-04, OP-68)', async () => {
    const { answers, notices, request, voucher } = await filled('TWENTY')
    answers.fee = 4_900
    await vi.advanceTimersByTimeAsync(9.5 * MINUTE + SECOND)
    expect(notices.shown[0]).toMatchObject({ kind: 'error', messageId: 'voucher-error-validation-message' })
    expect(request.state).toMatchObject({ voucher: undefined, discountedDeliveryFee: undefined })
    expect(voucher.progress).toEqual({ step: 'refused', reason: 'fee-too-small' })
    expect(voucher.code).toBe('TWENTY')
  })

  it('asks for confirmation if the voucher is refused during the submission (VOUCH-04, OP-68, REQ-23)', async () => {
    const { answerFee, answers, placed, request, settleAll, submit, told } = await filled('TENTH')
    answers.place = [signatureExpired()]
    answers.voucher = voucherRefused('used-up')
    await submit()
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(request.sending).toMatchObject({
      step: 'asking',
      change: { shown: crowns(5_490), recomputed: crowns(6_100), voucherLost: true },
    })
    expect(told()).toEqual(['voucher-error-validation-message', 'error-fee-recompute'])
    answerFee(true)
    await settleAll()
    expect(placed[1]?.order).not.toHaveProperty('voucher')
  })

  it('delays a submission until the discounted fee is known (VOUCH-08)', async () => {
    const { placed, request, settleAll, view, voucher } = await filled()
    voucher.type('TENTH')
    voucher.apply()
    view.submission.submit()
    await settleAll()
    expect(placed[0]?.order.voucher?.discountedFee.fee).toEqual(crowns(5_490))
    expect(request.sending.step).toBe('resting')
  })
})
