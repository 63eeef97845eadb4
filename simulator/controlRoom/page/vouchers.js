import { ask, attempt, byId, element, when } from './controls.js'

const TEXTS = ['vendor_id']
const NUMBERS = ['minimum_fee', 'maximum_discount', 'total_uses', 'uses_per_vendor']
const MOMENTS = ['valid_from', 'valid_until']
const SWITCHES = ['first_order_only', 'active']

const field = (name) => byId(`voucher-${name.replaceAll('_', '-')}`)

/** Formats a moment for a datetime-local field, in the time zone of the browser. */
const localMoment = (moment) => {
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const show = (voucher) => {
  field('code').value = voucher.code
  field('type').value = voucher.type
  field('amount').value = voucher.amount
  for (const name of [...TEXTS, ...NUMBERS]) field(name).value = voucher[name] ?? ''
  for (const name of MOMENTS) field(name).value = voucher[name] === null ? '' : localMoment(voucher[name])
  for (const name of SWITCHES) field(name).checked = voucher[name]
  field('code').focus()
}

const filledIn = () => {
  const entries = [
    ['type', field('type').value],
    ['amount', Number(field('amount').value)],
    ...TEXTS.map((name) => [name, field(name).value.trim() || null]),
    ...NUMBERS.map((name) => [name, field(name).value === '' ? null : Number(field(name).value)]),
    ...MOMENTS.map((name) => [name, field(name).value === '' ? null : new Date(field(name).value).toISOString()]),
    ...SWITCHES.map((name) => [name, field(name).checked]),
  ]
  return Object.fromEntries(entries)
}

const limitsOf = (voucher) => [
  voucher.active ? 'given out' : 'not given out',
  `used ${voucher.used}${voucher.total_uses === null ? '' : ` of ${voucher.total_uses}`}`,
  ...(voucher.uses_per_vendor === null ? [] : [`${voucher.uses_per_vendor} a vendor`]),
  ...(voucher.minimum_fee === null ? [] : [`fee from ${voucher.minimum_fee}`]),
  ...(voucher.maximum_discount === null ? [] : [`at most ${voucher.maximum_discount} off`]),
  ...(voucher.first_order_only ? ['first order only'] : []),
  ...(voucher.vendor_id === null ? [] : [`only ${voucher.vendor_id}`]),
  ...(voucher.valid_from === null ? [] : [`from ${voucher.valid_from}`]),
  ...(voucher.valid_until === null ? [] : [`until ${voucher.valid_until}`]),
]

const voucherItem = (voucher) => {
  const change = element('button', { type: 'button', textContent: 'Change', ariaLabel: `Change ${voucher.code}` })
  when(change, 'click', () => show(voucher))
  const remove = element('button', { type: 'button', textContent: 'Remove', ariaLabel: `Remove ${voucher.code}` })
  when(remove, 'click', () =>
    attempt(`${voucher.code} is removed`, async () => {
      await ask('DELETE', `/vouchers/${encodeURIComponent(voucher.code)}`)
      await readVouchers()
    }),
  )
  const off = voucher.type === 'PERCENTAGE' ? `${voucher.amount} % off` : `${voucher.amount} off`
  return element(
    'li',
    {},
    element('div', { className: 'id', dir: 'auto', textContent: voucher.code }),
    element('div', { className: 'status', textContent: off }),
    element('div', { className: 'hint', textContent: limitsOf(voucher).join(', ') }),
    element('div', { className: 'moves' }, change, remove),
  )
}

export const readVouchers = async () => {
  const items = (await ask('GET', '/vouchers')).map(voucherItem)
  byId('vouchers').replaceChildren(...(items.length > 0 ? items : [element('li', { textContent: 'None' })]))
}

when(byId('vouchers-again'), 'click', () => attempt('', readVouchers))
when(byId('voucher'), 'submit', (event) => {
  event.preventDefault()
  const code = field('code').value.trim()
  return attempt(`${code} is set`, async () => {
    await ask('PUT', `/vouchers/${encodeURIComponent(code)}`, filledIn())
    await readVouchers()
  })
})
