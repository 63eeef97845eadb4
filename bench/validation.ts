import { deepStrictEqual } from 'node:assert'
import { instantAt } from '../src/domain/instant.ts'
import { COUNTRIES } from '../src/domain/market/countries.ts'
import { EMPTY_DRAFT, type RequestDraft } from '../src/domain/request/requestDraft.ts'
import { refusalsByField, type RequestToValidate } from '../src/domain/request/requestValidation.ts'
import type { Vendor } from '../src/domain/vendor/vendor.ts'
import { median, shown, type Bench } from './figures.ts'

const ROUNDS = { full: 9, short: 1 } as const
const VALIDATIONS = { full: 40_000, short: 4_000 } as const
const NOON = instantAt(Date.UTC(2026, 2, 13, 11))

const VENDOR: Vendor = {
  id: 'bakery',
  name: 'Bakery',
  isParent: false,
  isActive: true,
  location: {
    addressText: 'Dlouhá 12',
    building: '',
    unit: '',
    city: 'Praha',
    countryCode: 'CZ',
    postalCode: '110 00',
    street: 'Dlouhá',
    streetNumber: '12',
    riderInstructions: '',
    coordinates: { latitude: 50.0885, longitude: 14.4227 },
  },
  phone: '+420777123456',
  owners: [],
  paymentMethods: { PAID: true, CASH_ON_DELIVERY: true },
  estimationPickUpTime: 12,
  deliveryAreas: [],
  mayManageOutlets: false,
  offersColdBag: true,
  offersAgeValidation: true,
  outlets: [],
}

const FILLED: RequestDraft = {
  ...EMPTY_DRAFT,
  destinationName: 'Jana Nováková',
  destinationPhoneNumber: '+420 777 123 456',
  destinationTextAddress: 'Vinohradská 12, Praha',
  destinationBuilding: 'Hlavní',
  destinationUnitNumber: '4',
  destinationLatitude: 50.0755,
  destinationLongitude: 14.4378,
  riderNotes: 'Ring twice, third floor on the left',
  orderAmount: '459',
  orderDescription: '2× Svíčková, 1× Kulajda',
  paymentMethod: 'PAID',
  vatNumber: 'RO123456',
}

const TYPED = [
  'destinationName',
  'destinationPhoneNumber',
  'destinationTextAddress',
  'riderNotes',
  'orderDescription',
  'orderAmount',
  'vatNumber',
] as const

const requestOf = (draft: RequestDraft): RequestToValidate => ({
  draft,
  vendor: VENDOR,
  country: COUNTRIES.CZ,
  availablePaymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
  now: NOON,
  feeKnown: true,
  business: true,
  itemValue: { required: false, confirmed: false },
  serviceHours: { from: '08:00', to: '22:00' },
})

/** Filling in a form: one draft per keystroke, field by field. */
const keystrokes: ReadonlyArray<RequestToValidate> = TYPED.flatMap((field, place) => {
  const before = Object.fromEntries(TYPED.slice(place).map((later) => [later, '']))
  return Array.from(FILLED[field], (_, length) =>
    requestOf({ ...FILLED, ...before, [field]: FILLED[field].slice(0, length + 1) }),
  )
})

/** Consecutive drafts have different phone numbers, like the rows of a file. */
const strangers: ReadonlyArray<RequestToValidate> = Array.from({ length: 97 }, (_, place) =>
  requestOf({ ...FILLED, destinationPhoneNumber: `+420 777 123 ${100 + place}` }),
)

/** Reads all fields that the rules read, without any checks. */
const readFields = ({ draft, vendor, country, availablePaymentMethods, now }: RequestToValidate): number =>
  draft.destinationName.length +
  draft.destinationPhoneNumber.length +
  draft.destinationTextAddress.length +
  draft.destinationUnitNumber.length +
  draft.riderNotes.length +
  draft.orderDescription.length +
  draft.orderAmount.length +
  draft.vatNumber.length +
  draft.paymentMethod.length +
  (draft.destinationLatitude ?? 0) +
  (draft.destinationLongitude ?? 0) +
  (draft.preorderedFor ?? now) +
  (vendor?.name.length ?? 0) +
  country.code.length +
  availablePaymentMethods.length

/** Seconds for this many drafts, each different from the previous one. */
const timed = (
  work: (request: RequestToValidate) => number,
  drafts: ReadonlyArray<RequestToValidate>,
  count: number,
) => {
  let sum = 0
  const start = performance.now()
  for (let index = 0; index < count; index += 1) sum += work(drafts[index % drafts.length]!)
  const seconds = (performance.now() - start) / 1_000
  if (!Number.isFinite(sum)) throw new Error('Nothing was measured')
  return seconds
}

/** Compares the rules' throughput in drafts per second with a loop that only reads the fields. */
export const validation: Bench = (scale) => {
  const count = VALIDATIONS[scale]
  deepStrictEqual([...refusalsByField(requestOf(FILLED)).keys()], [])
  deepStrictEqual([...refusalsByField(requestOf({ ...FILLED, orderAmount: '' })).keys()], ['orderAmount'])
  const rounds = Array.from({ length: ROUNDS[scale] + 2 }, () => ({
    rules: timed((request) => refusalsByField(request).size, keystrokes, count),
    bare: timed(readFields, keystrokes, count),
    strangers: timed((request) => refusalsByField(request).size, strangers, count),
  })).slice(2)
  const rules = median(rounds.map((round) => round.rules))
  const bare = median(rounds.map((round) => round.bare))
  const unknown = median(rounds.map((round) => round.strangers))
  return Promise.resolve([
    {
      name: 'drafts validated in a second',
      value: count / rules,
      limit: 200_000,
      bound: 'at least',
      unit: 'a second',
      detail: `${keystrokes.length} drafts of a form being typed; ${shown((rules / count) * 1e6)} µs each, ${shown(rules / bare)}x a bare read of the same fields; with another phone number each ${shown(count / unknown)} a second`,
    },
  ])
}
