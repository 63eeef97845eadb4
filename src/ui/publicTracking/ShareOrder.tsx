import { observer } from 'mobx-react-lite'
import { useId, useRef, useState } from 'react'
import { vendorIdOf } from '../../domain/order/order.ts'
import { arrivalOf } from '../../domain/publicTracking/arrival.ts'
import type { PublicOrder } from '../../domain/publicTracking/publicOrder.ts'
import { trackingAddress } from '../../domain/publicTracking/trackingAddress.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { Button } from '../kit/Button.tsx'
import { formatMoment } from '../kit/dayFormats.ts'
import { useLocalization } from '../kit/localization.ts'
import { useEscape } from '../kit/useEscape.ts'
import { hasShareSheet, openShareSheet, sharedOrder } from '../kit/sharedOrder.ts'
import { ShareWays } from '../kit/ShareWays.tsx'
import type { PublicOrderViewModel } from './PublicOrderViewModel.ts'

interface Props {
  readonly view: PublicOrderViewModel
  readonly order: PublicOrder
}

type Copied = { readonly confirmation: TextId } | { readonly failed: string }

/** Shares the recipient's link, also from the sender's page; a lazy chunk (SHARE-01, SHARE-02). */
export const ShareOrder = observer(function ShareOrder({ view: { link, now }, order }: Props) {
  const { deployment, locale } = useLightPages()
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const [copied, setCopied] = useState<Copied>()
  const opener = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const ways = useId()
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useEscape(area, isOpen ? close : undefined)
  if (!order.details) return null
  const { country, brand } = deployment
  const { id, vendorId = vendorIdOf(id) } = link
  const shared = sharedOrder(l10n, {
    vendor: order.details.vendor.name || brand.name,
    arrival: arrivalOf(order, { now, minimumEta: country.minimumEta }),
    link: location.origin + trackingAddress({ id, vendorId }),
    timeOf: (moment) => formatMoment(moment, now, country.timeZone, locale),
  })
  const copy = async (text: string, confirmation: TextId) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ confirmation })
    } catch {
      setCopied({ failed: text })
    }
  }
  const press = () => {
    if (hasShareSheet()) openShareSheet({ title: shared.title, text: shared.text, url: shared.link })
    else setOpen(!isOpen)
  }
  return (
    <div className="share-order" ref={area}>
      <Button
        ref={opener}
        {...(!hasShareSheet() && { 'aria-expanded': isOpen, 'aria-controls': ways })}
        onClick={press}
      >
        {l10n.getString('share-link')}
      </Button>
      <div id={ways} className="share-ways" role="group" aria-label={l10n.getString('share-link')} hidden={!isOpen}>
        <ShareWays country={country.code} shared={shared} copy={(...text) => void copy(...text)} />
        <div role="status">
          {copied && 'confirmation' in copied && <p>{l10n.getString(copied.confirmation)}</p>}
          {copied && 'failed' in copied && (
            <>
              <p>{l10n.getString('share-copy-failed')}</p>
              <p className="copy-by-hand">{copied.failed}</p>
            </>
          )}
        </div>
      </div>
    </div>
  )
})
