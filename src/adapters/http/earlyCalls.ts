import { listOrders } from '../../../contract/orders.ts'
import { pathOf } from '../../../contract/endpoint.ts'
import { listVendors, readCountryParameter } from '../../../contract/vendors.ts'
import { PREORDER_AHEAD } from '../../domain/request/deliveryTime.ts'
import { MINUTE, SECOND, type Instant } from '../../domain/instant.ts'

/** A call that the page made by itself, before any of the portal's code was there. */
export interface EarlyCall {
  readonly url: string
  readonly authorization: string
  readonly at: Instant
  readonly answer: Promise<Response>
}

declare global {
  interface Window {
    earlyCalls?: Array<EarlyCall>
  }
}

/** What is asked for early may be asked for again with moments that are so much later, in ms. */
const STILL_GOOD = MINUTE
const MOMENTS: ReadonlySet<string> = new Set(['from', 'to'])

const ORDERS = pathOf(listOrders, { vendorId: '-' }).split('-')

/**
 * Stands in the HTML of the application's pages, where it may not import anything: asks for what the screen shows
 * first while the scripts are still on their way. `data-zone` is the country's time zone, on pages that list orders.
 * Whatever goes wrong here is asked for again by the portal itself.
 */
export const EARLY_CALLS_SCRIPT = `(()=>{try{const{zone}=document.currentScript.dataset,now=Date.now(),{meta}=JSON.parse(localStorage.getItem('portal.session'));if(now>=meta.Expires)return;const authorization='Bearer '+meta.AccessToken+'|'+meta.IdToken,calls=window.earlyCalls=[];const call=path=>{const url=location.origin+path,answer=fetch(url,{headers:{accept:'application/json',authorization}});answer.catch(()=>{});calls.push({url,authorization,at:now,answer});return answer};const orders=id=>{const[h,m,s]=new Intl.DateTimeFormat('en',{timeZone:zone,hourCycle:'h23',hour:'2-digit',minute:'2-digit',second:'2-digit'}).format(now).split(':'),second=Math.floor(now/1000),list='${ORDERS[0]}'+encodeURIComponent(id)+'${ORDERS[1]}?count=200';call(list+'&from='+(second-h*3600-m*60-s));call(list+'&from='+second+'&to='+Math.floor((now+${PREORDER_AHEAD})/1000)+'&scheduled=true')};const id=location.pathname.split('/')[2];if(zone&&id)orders(id);const vendors=call('${pathOf(listVendors)}');call('${pathOf(readCountryParameter, { name: 'allOutletOrders' })}');if(zone&&!id)vendors.then(answer=>answer.clone().json()).then(({result:{vendors:all}})=>{const first=all.find(one=>one.is_parent)??all[0];if(first)orders(first.vendor_id)}).catch(()=>{})}catch{}})()`

/** The same but for moments, which may be a little later than they were. */
const isSameQuery = (early: URLSearchParams, wanted: URLSearchParams): boolean =>
  early.size === wanted.size &&
  [...wanted].every(([name, value]) => {
    const then = early.get(name)
    if (then === value || then === null || !MOMENTS.has(name)) return then === value
    const later = (Number(value) - Number(then)) * SECOND
    return later >= 0 && later <= STILL_GOOD
  })

const isSame = (early: EarlyCall, wanted: URL, authorization: string | null, now: Instant): boolean => {
  const url = new URL(early.url)
  return (
    early.authorization === authorization &&
    now - early.at <= STILL_GOOD &&
    url.origin === wanted.origin &&
    url.pathname === wanted.pathname &&
    isSameQuery(url.searchParams, wanted.searchParams)
  )
}

/** Fetches; what the page asked for by itself is not asked for twice. Each early answer is given out once. */
export const fetchAfterEarlyCalls = (
  window: Pick<Window & typeof globalThis, 'earlyCalls' | 'fetch' | 'location'>,
): typeof fetch => {
  const { earlyCalls: calls = [] } = window
  return (input, init) => {
    if (calls.length > 0 && typeof input === 'string' && (init?.method ?? 'GET') === 'GET') {
      const authorization = new Headers(init?.headers).get('authorization')
      const wanted = new URL(input, window.location.href)
      const place = calls.findIndex((early) => isSame(early, wanted, authorization, Date.now()))
      const [early] = place < 0 ? [] : calls.splice(place, 1)
      if (early !== undefined) return early.answer
    }
    return window.fetch(input, init)
  }
}
