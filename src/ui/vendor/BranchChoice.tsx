import { Radio, RadioGroup, Switch } from '@blueprintjs/core'
import { Edit, Office, Plus } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useLocation, useNavigate } from 'react-router'
import { mayAddCollectionPoint, mayEditCollectionPoint } from '../../domain/vendor/outletPermission.ts'
import { parentsFirst, type Vendor } from '../../domain/vendor/vendor.ts'
import { Button } from '../kit/Button.tsx'
import { usePortal } from '../frame/Portal.ts'
import './branch.css'
import { Localized, useLocalization } from '../kit/localization.ts'

const REQUEST_PAGE = /^\/request-a-rider(\/|$)/

/**
 * The vendors as a radio list, parents first and bold, and the outlets toggle (NAV-08 to NAV-13). Users with the
 * permission can edit and add collection points here (OUTLET-17 to OUTLET-20).
 */
export const BranchChoice = observer(function BranchChoice({ chosen }: { readonly chosen?: () => void }) {
  const { flags, notices, outletDoor, vendors } = usePortal()
  const { l10n } = useLocalization()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const onRequestPage = REQUEST_PAGE.test(pathname)
  const isParent = vendors.selected?.isParent === true
  const whyNot = onRequestPage
    ? 'shell-include-outlets-why-not-here'
    : isParent
      ? undefined
      : 'shell-include-outlets-why-not-parent'

  const choose = (id: string) => {
    vendors.select(id)
    const screen = /^\/[^/]+/.exec(pathname)?.[0] ?? ''
    void navigate(`${screen}/${id}`)
    chosen?.()
  }
  const edit = (outlet: Vendor) => {
    outletDoor.edit(outlet)
    chosen?.()
  }
  const add = () => {
    outletDoor.add()
    chosen?.()
  }
  const toggle = () => {
    vendors.toggleOutlets()
    if (vendors.outletsIncluded) notices.tell('success', { id: 'shell-outlets-included' })
  }
  return (
    <div className="branch-choice">
      <RadioGroup
        label={l10n.getString('shell-branch-title')}
        selectedValue={vendors.selected?.id ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {parentsFirst(vendors.all).map((vendor) => [
          <Radio key={vendor.id} value={vendor.id} className={vendor.isParent ? 'parent' : 'outlet'}>
            {vendor.isParent && <Office title={l10n.getString('shell-branch-parent')} />}
            <span className="name">{vendor.name}</span>
            <small className="ltr">{vendor.id}</small>
          </Radio>,
          mayEditCollectionPoint(vendor, vendors.all, flags.known) && (
            <Button
              key={`edit-${vendor.id}`}
              look="minimal"
              icon={<Edit />}
              aria-label={l10n.getString('shell-branch-edit', { name: vendor.name })}
              onClick={() => edit(vendor)}
            />
          ),
        ])}
      </RadioGroup>
      {mayAddCollectionPoint(vendors.all, flags.known) && (
        <Button icon={<Plus />} onClick={add}>
          {l10n.getString('shell-branch-add')}
        </Button>
      )}
      {vendors.outletsAllowed && (
        <div className="outlets">
          <Localized id="shell-include-outlets" attrs={{ label: false }}>
            <Switch checked={vendors.outletsIncluded} disabled={whyNot !== undefined} onChange={toggle} />
          </Localized>
          {whyNot && (
            <Localized id={whyNot}>
              <small />
            </Localized>
          )}
        </div>
      )}
    </div>
  )
})
