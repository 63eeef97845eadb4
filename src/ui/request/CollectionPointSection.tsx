import { Lightning, Shop } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { joinReadably } from '../../domain/address/address.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
import { RequestSection } from './RequestSection.tsx'
import './collectionPoint.css'

/**
 * The collection point; the rider collects at once (REQ-29). The vendor id is hidden from guests, to whom it means
 * nothing.
 */
export const CollectionPointSection = observer(function CollectionPointSection({
  vendor,
  isBusy,
  change,
}: {
  readonly vendor: Pick<Vendor, 'id' | 'name' | 'location'>
  readonly isBusy: boolean
  /** Returns to the choice of the collection point (REQ-15). */
  readonly change: () => void
}) {
  const { l10n } = useLocalization()
  const { deployment, session } = usePortal()
  const { unit, building, addressText, riderInstructions } = vendor.location
  return (
    <RequestSection
      number={1}
      titleId="shell-branch-title"
      done
      action={
        <Button
          kind="quiet"
          size="small"
          disabled={isBusy}
          aria-label={l10n.getString('address-origin-change-label')}
          onClick={change}
        >
          {l10n.getString('address-origin-change')}
        </Button>
      }
    >
      <div className="collection-point">
        <span className="collection-sign">
          <Shop size={20} />
        </span>
        <address>
          <strong>{vendor.name}</strong>
          {session.mode !== 'guest' && (
            <span>
              {' '}
              <small className="ltr muted">{vendor.id}</small>
            </span>
          )}
          <bdi>{joinReadably({ unit, building, text: addressText }, deployment.country.code)}</bdi>
          {riderInstructions !== '' && (
            <small className="muted collection-instructions">
              <Localized id="request-collection-instructions">
                <span />
              </Localized>
              <span>: </span>
              <bdi>{riderInstructions}</bdi>
            </small>
          )}
        </address>
        <dl className="collection-time">
          <Localized id="request-collection-time">
            <dt className="muted" />
          </Localized>
          <dd>
            <Lightning size={14} />
            <Localized id="request-collection-instant">
              <strong />
            </Localized>
          </dd>
        </dl>
      </div>
    </RequestSection>
  )
})
