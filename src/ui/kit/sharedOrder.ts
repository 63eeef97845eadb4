import type { Instant } from '../../domain/instant.ts'
import type { Shared } from '../../domain/market/messengers.ts'
import type { Arrival } from '../../domain/publicTracking/arrival.ts'
import type { Localization } from './localization.ts'
import { withoutIsolates } from '../../domain/text/withoutIsolates.ts'

/** What is sent of an order: a title for the share sheet, a text with the time of arrival, and the link. */
export interface SharedOrder extends Required<Shared> {
  readonly title: string
}

interface Parts {
  readonly vendor: string
  readonly arrival: Arrival | undefined
  readonly link: string
  readonly timeOf: (moment: Instant) => string
}

/** The link of an order with the business's name, and the time of arrival if one can be promised (SHARE-01). */
export const sharedOrder = (l10n: Localization, { vendor, arrival, link, timeOf }: Parts): SharedOrder => {
  const text =
    arrival === undefined || arrival.kind === 'late'
      ? l10n.getString('share-text', { vendor })
      : l10n.getString(`share-text-${arrival.kind}`, { vendor, ...('at' in arrival && { time: timeOf(arrival.at) }) })
  return { title: withoutIsolates(l10n.getString('share-title', { vendor })), text: withoutIsolates(text), link }
}

export const hasShareSheet = (): boolean => 'share' in navigator

/** Opens the device's share sheet; it rejects if the person closes it, which is no failure. */
export const openShareSheet = (data: ShareData): void => void navigator.share(data).catch(() => undefined)
