import { ask, attempt, byId, element, when } from './controls.js'
import { readCards } from './cards.js'
import { readDeployments } from './deployments.js'
import { readVouchers } from './vouchers.js'

const SPEEDS = [0, 1, 5, 20, 60, 300, 1000]

const NEXT = {
  PAYMENT_COMMITTED: ['NEW'],
  NEW: ['RECEIVED', 'CANCELLED'],
  RECEIVED: ['WAITING_FOR_TRANSPORT', 'CANCELLED'],
  RECEIVED_BY_VENDOR: ['ACCEPTED_BY_VENDOR'],
  ACCEPTED_BY_VENDOR: ['WAITING_FOR_TRANSPORT'],
  WAITING_FOR_TRANSPORT: ['ASSIGNED_TO_TRANSPORT', 'CANCELLED'],
  ASSIGNED_TO_TRANSPORT: ['COURIER_ACCEPTED_DELIVERY', 'CANCELLED'],
  COURIER_ACCEPTED_DELIVERY: ['NEAR_VENDOR', 'DELAYED', 'WAITING_FOR_TRANSPORT'],
  MODIFIED: ['NEAR_VENDOR'],
  NEAR_VENDOR: ['PICKED_UP', 'DELAYED'],
  PICKED_UP: ['COURIER_LEFT_VENDOR', 'DELAYED'],
  COURIER_LEFT_VENDOR: ['NEAR_CUSTOMER', 'DELAYED'],
  NEAR_CUSTOMER: ['DELIVERED', 'RETURN_INITIATED'],
  DELAYED: ['NEAR_VENDOR', 'NEAR_CUSTOMER'],
  RETURN_INITIATED: ['RETURNED_TO_VENDOR'],
}

let statuses = []
let orders = []

const showSpeed = (speed) => {
  byId('speed-value').textContent = `${speed}×`
}

const readSpeed = async () => {
  const { speed } = await ask('GET', '/simulator')
  const step = SPEEDS.findIndex((known) => known >= speed)
  byId('speed').value = step < 0 ? SPEEDS.length - 1 : step
  showSpeed(speed)
}

const move = (order, status) =>
  attempt(`${order.order_id} is ${status}`, async () => {
    const minutes = Number(byId('minutes-ago').value)
    const moment = minutes > 0 ? { created_at: new Date(Date.now() - minutes * 60_000).toISOString() } : {}
    await ask('POST', `/orders/${encodeURIComponent(order.order_id)}/status`, { status, ...moment })
    await readOrders()
  })

const orderItem = (order) => {
  const others = element('select', { ariaLabel: `Another status for ${order.order_id}` })
  others.append(element('option', { value: '', textContent: 'another status …' }))
  others.append(...statuses.map((status) => element('option', { value: status, textContent: status })))
  when(others, 'change', () => others.value && move(order, others.value))
  const next = (NEXT[order.status] ?? []).map((status) => {
    const button = element('button', { type: 'button', className: 'next', textContent: status })
    when(button, 'click', () => move(order, status))
    return button
  })
  const rider = order.rider ? `, ${order.rider.name}` : ''
  return element(
    'li',
    {},
    element('div', { className: 'id', textContent: order.order_id }),
    element('div', { className: 'status', textContent: order.status }),
    element('div', { className: 'hint', dir: 'auto', textContent: `${order.customer.name}${rider}` }),
    element('div', { className: 'moves' }, ...next, others),
  )
}

const showOrders = () => {
  const text = byId('orders-filter').value.trim().toLowerCase()
  const shown = orders.filter(({ order_id, vendor_id, status, customer }) =>
    [order_id, vendor_id, status, customer.name].some((value) => value.toLowerCase().includes(text)),
  )
  const items = shown.slice(0, 100).map(orderItem)
  byId('orders').replaceChildren(...(items.length > 0 ? items : [element('li', { textContent: 'None' })]))
}

const readOrders = async () => {
  orders = await ask('GET', '/orders')
  showOrders()
}

const readFlags = async () => {
  const flags = Object.entries(await ask('GET', '/flags'))
  byId('flags').replaceChildren(
    ...flags.map(([name, on]) => {
      const box = element('input', { type: 'checkbox', checked: on })
      when(box, 'change', () =>
        attempt(`${name} is ${box.checked ? 'on' : 'off'}`, () => ask('PUT', `/flags/${name}`, { on: box.checked })),
      )
      return element('label', { className: 'switch' }, box, name)
    }),
  )
}

const readParameters = async () => {
  const parameters = Object.entries(await ask('GET', '/parameters'))
  byId('parameters').replaceChildren(
    ...parameters.map(([name, value]) => {
      const field = element('input', { value, autocomplete: 'off' })
      when(field, 'change', () =>
        attempt(`${name} is ${field.value}`, () => ask('PUT', `/parameters/${name}`, { value: field.value })),
      )
      return element('label', {}, name, field)
    }),
  )
}

const showFault = (fault) => {
  const parts = Object.entries(fault).map(([name, value]) => `${name} ${value}`)
  byId('fault-now').textContent = parts.length > 0 ? `Now: ${parts.join(', ')}` : 'Nothing goes wrong now.'
}

const setFault = (fault) => attempt('Set', async () => showFault(await ask('PUT', '/faults', fault)))

const readMails = async () => {
  const to = byId('mails-to').value.trim()
  const mails = await ask('GET', `/mails${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  const items = mails.map(({ to: recipient, subject, text, sent_at }) =>
    element(
      'li',
      {},
      element('div', { className: 'status', dir: 'auto', textContent: subject }),
      element('div', { className: 'hint', textContent: `${recipient}, ${sent_at}` }),
      element('pre', { dir: 'auto', textContent: text }),
    ),
  )
  const codes = await ask('GET', '/vendor-codes')
  const free = codes.filter(({ used }) => !used).map(({ code }) => code)
  byId('vendor-codes').textContent = free.join(', ') || 'none'
  byId('mails').replaceChildren(...(items.length > 0 ? items : [element('li', { textContent: 'None' })]))
}

when(byId('speed'), 'input', () => showSpeed(SPEEDS[byId('speed').value]))
when(byId('speed'), 'change', () => {
  const speed = SPEEDS[byId('speed').value]
  return attempt(`Riders live at ${speed}×`, () => ask('PUT', '/simulator', { speed }))
})
when(byId('orders-again'), 'click', () => attempt('', readOrders))
when(byId('orders-filter'), 'input', showOrders)
when(byId('mails-again'), 'click', () => attempt('', readMails))
when(byId('mails-to'), 'change', () => attempt('', readMails))
when(byId('fault'), 'submit', (event) => {
  event.preventDefault()
  const number = (id) => (byId(id).value === '' ? undefined : Number(byId(id).value))
  return setFault({
    path: byId('fault-path').value.trim() || undefined,
    status: number('fault-status'),
    latencyMs: number('fault-latency'),
    times: number('fault-times'),
  })
})
when(byId('fault-none'), 'click', () => setFault({}))
when(byId('drop-sockets'), 'click', () =>
  attempt('Sockets dropped', async () => {
    const now = await ask('GET', '/faults')
    await ask('PUT', '/faults', { ...now, dropSockets: true })
  }),
)
when(byId('device'), 'submit', (event) => {
  event.preventDefault()
  return attempt('Token made', async () => {
    const { token } = await ask('POST', '/device-token', { vendor_id: byId('device-vendor').value.trim() })
    byId('device-token').value = token
    for (const id of ['device-copy', 'device-open']) byId(id).disabled = false
  })
})
when(byId('device-copy'), 'click', () =>
  attempt('Token copied', () => navigator.clipboard.writeText(byId('device-token').value)),
)
when(byId('device-open'), 'click', () =>
  attempt('Opened as this device', async () => {
    localStorage.setItem('portal.device-token', byId('device-token').value)
    window.open('/odwp', '_blank', 'noopener')
  }),
)
const forget = (...names) => {
  for (const name of names) localStorage.removeItem(`portal.${name}`)
}
when(byId('device-none'), 'click', () => attempt('No device any more', async () => forget('device-token', 'mode')))
when(byId('guest-open'), 'click', () =>
  attempt('GuestCheckout is on', async () => {
    await ask('PUT', '/flags/GuestCheckout', { on: true })
    await readFlags()
    window.open('/', '_blank', 'noopener')
  }),
)
when(byId('guest-none'), 'click', () =>
  attempt('No guest any more', async () => forget('guest-token', 'guest-vendor-id', 'guest-orders', 'mode')),
)

await attempt('', async () => {
  const deployment = await ask('GET', '/deployment')
  statuses = deployment.statuses
  byId('deployment').textContent = `${deployment.brand}, ${deployment.country} (${deployment.id})`
  document.title = `Control room: ${deployment.id}`
  await Promise.all([
    readSpeed(),
    readFlags(),
    readParameters(),
    readOrders(),
    readMails(),
    readVouchers(),
    readCards(),
    readDeployments(),
  ])
  showFault(await ask('GET', '/faults'))
})
