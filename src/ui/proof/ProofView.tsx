import type { ReactNode } from 'react'
import type { Elements } from '../kit/Elements.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { distanceToPin, type PinsOfOrder, type Proof, type ProofPicture } from '../../domain/proof/proof.ts'
import type { ProofKind } from '../../domain/proof/proofKind.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { formatFullDay, formatFullTime } from '../kit/evidenceFormats.ts'
import { formatDistance } from '../kit/formatDistance.ts'
import { Localized } from '../kit/localization.ts'
import { usePicture } from './usePicture.ts'
import './proof.css'

/** Distances below this many metres are not distinguished. */
const FINEST = 10

const PHOTO_TEXTS: Readonly<Record<ProofKind, TextId>> = {
  collection: 'proof-photo-collection',
  delivery: 'proof-photo-delivery',
  return: 'proof-photo-return',
}
const WHERE_TEXTS: Readonly<Record<ProofKind, { readonly near: TextId; readonly away: TextId }>> = {
  collection: { near: 'proof-at-collection-point', away: 'proof-from-collection-point' },
  delivery: { near: 'proof-at-customer', away: 'proof-from-customer' },
  return: { near: 'proof-at-collection-point', away: 'proof-from-collection-point' },
}

const Picture = ({ picture, textId, className }: { picture: ProofPicture; textId: TextId; className: string }) => (
  <Localized id={textId} attrs={{ alt: true }}>
    <img className={className} ref={usePicture(picture)} alt="" />
  </Localized>
)

const Fact = ({ textId, children }: { readonly textId: TextId; readonly children: ReactNode }) => (
  <div>
    <Localized id={textId}>
      <dt />
    </Localized>
    <dd>{children}</dd>
  </div>
)

export interface ProofViewProps {
  readonly proof: Proof
  readonly pins: PinsOfOrder
  /** The IANA name of the country's time zone (COUNTRY-07). */
  readonly zone: string
  readonly locale: Locale
  /** Further actions. */
  readonly children?: Elements
}

/** A proof with all its data, for screen and print; uses no component library (PROOF-01, PROOF-03). */
export const ProofView = ({ proof, pins, zone, locale, children }: ProofViewProps) => {
  const { kind, photo, signature, signedBy, takenAt, keepUntil } = proof
  const metres = distanceToPin(proof, pins)
  return (
    <div className="proof">
      <Picture picture={photo} textId={PHOTO_TEXTS[kind]} className="proof-photo" />
      <div className="proof-words">
        <dl className="proof-facts">
          <Fact textId="proof-taken">
            <time dateTime={new Date(takenAt).toISOString()}>{formatFullTime(takenAt, zone, locale)}</time>
          </Fact>
          {metres !== undefined && (
            <Fact textId="proof-where">
              <Localized
                id={metres < FINEST ? WHERE_TEXTS[kind].near : WHERE_TEXTS[kind].away}
                vars={{ distance: formatDistance(Math.max(metres, FINEST), locale) }}
              >
                <span />
              </Localized>
            </Fact>
          )}
          {signedBy !== undefined && (
            <Fact textId="proof-signed-by">
              <bdi>{signedBy}</bdi>
            </Fact>
          )}
          <Fact textId="proof-kept-until">
            <time dateTime={new Date(keepUntil).toISOString()}>{formatFullDay(keepUntil, zone, locale)}</time>
          </Fact>
        </dl>
        {signature !== undefined && (
          <Picture picture={signature} textId="proof-signature" className="proof-signature" />
        )}
        {children}
      </div>
    </div>
  )
}
