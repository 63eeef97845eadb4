/*
 * The cost of a stream of updates alone: no library, only JSON decoding, sorted insertion, one update per animation
 * frame, and only visible rows in the document, written field by field.
 */

interface Row {
  readonly order_id: string
  readonly status: string
  readonly created_at: string
  readonly updated_at: string
  readonly customer: {
    readonly name: string
    readonly phone_number: string
    readonly location: { readonly address: string }
  }
  readonly order: { readonly amount: number | null; readonly payment_method: string; readonly description: string }
  readonly rider?: { readonly name: string } | null
}

const ROW_HEIGHT = 88
const IN_SIGHT = 12
const PAGE = 200
const COLLECTED = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'])
const listOf = (status: string) =>
  status === 'DELIVERED' ? 'delivered' : COLLECTED.has(status) ? 'collected' : status === 'CANCELLED' ? 'gone' : 'new'

const orders = new Map<string, Row>()
const lists = new Map<string, Array<Row>>()

/** Sorted newest first. */
const placeOf = (rows: ReadonlyArray<Row>, { created_at, order_id }: Row): number => {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    const isBefore = row && (row.created_at > created_at || (row.created_at === created_at && row.order_id > order_id))
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}

const put = (row: Row) => {
  const held = orders.get(row.order_id)
  if (held !== undefined && held.updated_at > row.updated_at) return
  orders.set(row.order_id, row)
  const name = listOf(row.status)
  const list = lists.get(name) ?? []
  lists.set(name, list)
  if (held !== undefined) {
    const before = lists.get(listOf(held.status)) ?? []
    const place = placeOf(before, held)
    if (before === list) {
      list[place] = row
      return
    }
    before.splice(place, 1)
  }
  list.splice(placeOf(list, row), 0, row)
}

const rowsElement = document.getElementById('rows')
const countsElement = document.getElementById('counts')
if (rowsElement === null || countsElement === null) throw new Error('The page has no rows')

// Not in the HTML, because the service's policy forbids inline styles.
rowsElement.style.cssText = 'position: relative; height: 600px; overflow: auto'

const FIELDS = 8
const rowElements = Array.from({ length: IN_SIGHT }, (_, place) => {
  const element = document.createElement('div')
  element.style.cssText = `position: absolute; inset-inline: 0; top: ${place * ROW_HEIGHT}px; height: ${ROW_HEIGHT}px`
  const fields = Array.from({ length: FIELDS }, () => element.appendChild(document.createElement('span')))
  rowsElement.append(element)
  return { element, fields }
})

const write = (node: Element, text: string) => {
  if (node.textContent !== text) node.textContent = text
}

const draw = () => {
  write(countsElement, [...lists].map(([name, { length }]) => `${name} ${length}`).join(', '))
  const shown = lists.get('new') ?? []
  for (const [place, { element, fields }] of rowElements.entries()) {
    const row = shown[place]
    if (row === undefined) continue
    element.dataset['orderId'] = row.order_id
    const { customer, order, rider } = row
    const texts = [
      row.order_id,
      row.status,
      row.created_at,
      customer.name,
      customer.location.address,
      String(order.amount),
      order.payment_method,
      rider?.name ?? '',
    ]
    for (const [field, node] of fields.entries()) write(node, texts[field] ?? '')
  }
}

let waiting: Array<Row> = []
const soon = (rows: ReadonlyArray<Row>) => {
  if (waiting.length === 0)
    requestAnimationFrame(() => {
      for (const row of waiting) put(row)
      waiting = []
      draw()
    })
  waiting.push(...rows)
}

const [, , vendorId = ''] = location.pathname.split('/')
const { meta } = JSON.parse(localStorage.getItem('portal.session') ?? '{}') as {
  readonly meta: { readonly AccessToken: string; readonly IdToken: string }
}
const authorization = `Bearer ${meta.AccessToken}|${meta.IdToken}`

interface Page {
  readonly data: { readonly result: { readonly data: ReadonlyArray<Row>; readonly pagination_key?: string | null } }
}

const load = async (key = ''): Promise<void> => {
  const today = Math.floor(Date.now() / 1_000) - 86_400
  const query = `from=${today}&count=${PAGE}${key && `&pagination_key=${encodeURIComponent(key)}`}`
  const answer = await fetch(`/orders/api/v1/vendor/${vendorId}/orders?${query}`, { headers: { authorization } })
  const { result } = ((await answer.json()) as Page).data
  for (const row of result.data) put(row)
  if (result.pagination_key) return load(result.pagination_key)
}

await load()
draw()
const socket = new WebSocket(`ws://${location.host}/ws?Authorization=${encodeURIComponent(btoa(authorization))}`)
socket.addEventListener('open', () =>
  socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: vendorId, batch: true } })),
)
socket.addEventListener('message', ({ data }) => {
  const frame = JSON.parse(String(data)) as { type: string; data: ReadonlyArray<{ order: Row }> }
  if (frame.type === 'subscribe_ok') rowsElement.dataset['link'] = 'live'
  else if (frame.type === 'order_updates') soon(frame.data.map(({ order }) => order))
})
