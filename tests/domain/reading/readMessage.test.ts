import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { readMessage } from '../../../src/domain/reading/readMessage.ts'
import { MESSAGES, type SampleMessage } from './messages.ts'

const READ = MESSAGES.map((sample) => ({
  sample,
  reading: readMessage(sample.text, COUNTRIES[sample.country], COUNTRIES[sample.country].capital),
}))
type Read = (typeof READ)[number]

const FIELDS = {
  phone: ({ sample, reading }: Read) => reading.phone?.value === sample.phone,
  name: ({ sample, reading }: Read) => reading.name?.value === sample.name,
  address: ({ sample, reading }: Read) =>
    sample.street === undefined
      ? reading.address === undefined
      : reading.address?.value.includes(sample.street) === true,
  amount: ({ sample, reading }: Read) =>
    (reading.amount === undefined ? undefined : Number(reading.amount.value)) === sample.amount,
} as const

const missed = (reads: ReadonlyArray<Read>, field: keyof typeof FIELDS): ReadonlyArray<string> =>
  reads
    .filter((read) => !FIELDS[field](read))
    .map(
      ({ sample, reading }) =>
        `${sample.country} ${JSON.stringify(sample.text)} → ${JSON.stringify(reading[field]?.value)}`,
    )

const rightOf = (reads: ReadonlyArray<Read>, field: keyof typeof FIELDS): number =>
  (reads.length - missed(reads, field).length) / reads.length

const countries: ReadonlyArray<SampleMessage['country']> = [...new Set(MESSAGES.map(({ country }) => country))]

describe('Of sixty chat messages of ten countries', () => {
  it.each([
    ['phone', 0.9],
    ['name', 0.9],
    ['address', 0.8],
    ['amount', 0.85],
  ] as const)('the %s is read rightly in at least %d (issue 10)', (field, share) => {
    expect(rightOf(READ, field), missed(READ, field).join('\n')).toBeGreaterThanOrEqual(share)
  })

  it.each(countries)('phone and name are read in at least two of three of %s (issue 10)', (country) => {
    const reads = READ.filter(({ sample }) => sample.country === country)
    expect(reads).toHaveLength(6)
    for (const field of ['phone', 'name'] as const)
      expect(rightOf(reads, field), missed(reads, field).join('\n')).toBeGreaterThanOrEqual(0.66)
  })
})
