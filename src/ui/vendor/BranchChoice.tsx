import { Edit, Office, Plus } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { compareTexts } from '../../domain/format/order.ts'
import { mayAddCollectionPoint, mayEditCollectionPoint } from '../../domain/vendor/outletPermission.ts'
import { parentsFirst, type Vendor } from '../../domain/vendor/vendor.ts'
import { Button } from '../kit/Button.tsx'
import { isOfInputMethod } from '../kit/inputMethod.ts'
import { Tick } from '../kit/Tick.tsx'
import { usePortal } from '../frame/Portal.ts'
import './branch.css'
import { useLocalization } from '../kit/localization.ts'

const REQUEST_PAGE = /^\/request-a-rider(\/|$)/

/**
 * The vendors as a radio list by name, parents first and bold, and the outlets toggle (NAV-08 to NAV-13). Arrow keys only
 * move the mark; a click, Enter or Space chooses. Users with the permission can edit and add collection points here
 * (OUTLET-17 to OUTLET-20).
 */
export const BranchChoice = observer(function BranchChoice({ chosen }: { readonly chosen?: () => void }) {
  const { flags, locale, notices, outletDialog, vendors } = usePortal()
  const { l10n } = useLocalization()
  const id = useId()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const onRequestPage = REQUEST_PAGE.test(pathname)
  const isParent = vendors.selected?.isParent === true
  const [marked, setMarked] = useState<string>()
  // A browser reports a click also for an arrow key.
  const isArrowDown = useRef(false)
  const whyNot = onRequestPage
    ? 'shell-include-outlets-why-not-here'
    : isParent
      ? undefined
      : 'shell-include-outlets-why-not-parent'

  const listed = parentsFirst(vendors.all.toSorted((a, b) => compareTexts(a.name, b.name, locale)))
  const choose = (vendorId: string) => {
    setMarked(undefined)
    const screen = /^\/[^/]+/.exec(pathname)?.[0] ?? ''
    void navigate(`${screen}/${vendorId}`)
    chosen?.()
  }
  const edit = (outlet: Vendor) => {
    outletDialog.edit(outlet)
    chosen?.()
  }
  const add = () => {
    outletDialog.add()
    chosen?.()
  }
  const toggle = () => {
    vendors.toggleOutlets()
    if (vendors.outletsIncluded)
      notices.notifyWhile(() => vendors.outletsIncluded, 'success', { id: 'shell-outlets-included' })
  }
  return (
    <div className="branch-choice">
      <div className="branch-list" role="radiogroup" aria-labelledby={`${id}-title`}>
        <strong id={`${id}-title`}>{l10n.getString('shell-branch-title')}</strong>
        {listed.map((vendor) => [
          <Tick
            key={vendor.id}
            kind="radio"
            name={`${id}-branch`}
            value={vendor.id}
            className={vendor.isParent ? 'parent' : 'outlet'}
            isOn={vendor.id === (marked ?? vendors.selected?.id)}
            change={() => setMarked(vendor.id)}
            onClick={() => isArrowDown.current || choose(vendor.id)}
            onKeyDown={({ key, nativeEvent }) => {
              isArrowDown.current = key.startsWith('Arrow')
              if (key === 'Enter' && !isOfInputMethod(nativeEvent)) choose(vendor.id)
            }}
            onKeyUp={() => void (isArrowDown.current = false)}
          >
            {vendor.isParent && <Office title={l10n.getString('shell-branch-parent')} />}
            <span className="name">{vendor.name}</span>
            <small className="ltr">{vendor.id}</small>
            {!vendor.isActive && <small>{l10n.getString('shell-branch-inactive')}</small>}
          </Tick>,
          mayEditCollectionPoint(vendor, vendors.all, flags.known) && (
            <Button
              key={`edit-${vendor.id}`}
              kind="quiet"
              icon={<Edit />}
              aria-label={l10n.getString('shell-branch-edit', { name: vendor.name })}
              onClick={() => edit(vendor)}
            />
          ),
        ])}
      </div>
      {mayAddCollectionPoint(vendors.all, flags.known) && (
        <Button icon={<Plus />} onClick={add}>
          {l10n.getString('shell-branch-add')}
        </Button>
      )}
      {vendors.outletsAllowed && vendors.all.some(({ isParent: hasOutlets }) => hasOutlets) && (
        <div className="outlets">
          <Tick
            isOn={vendors.outletsIncluded}
            disabled={whyNot !== undefined}
            {...(whyNot && { 'aria-describedby': `${id}-why-not` })}
            change={toggle}
          >
            {l10n.getString('shell-include-outlets')}
          </Tick>
          {whyNot && <small id={`${id}-why-not`}>{l10n.getString(whyNot)}</small>}
        </div>
      )}
    </div>
  )
})
