import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { BRANCH_BUTTON_ID, MENU_BUTTON_ID } from '../vendor/branchButtons.ts'
import { CollectionPointDialog } from './CollectionPointDialog.tsx'
import { knownOutlets } from './knownOutlets.ts'
import type { OutletAsked } from '../frame/OutletDialogViewModel.ts'

/** Loads the dialog's texts, which no screen includes. If that fails, closes the dialog and shows a notice. */
const useTexts = (): boolean => {
  const { notices, outletDialog, welcome } = usePortal()
  const [areHere, setHere] = useState(false)
  const bring = useEffectEvent(welcome.bringTexts)
  useEffect(() => {
    bring().then(
      () => setHere(true),
      () => {
        notices.notify('error', { id: 'failure-offline' })
        outletDialog.close()
      },
    )
  }, [notices, outletDialog])
  return areHere
}

/** Returns the focus to the opener; if it is gone because it was in a list that closed, to the button of that list. */
const useFocusBack = () =>
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const others = [BRANCH_BUTTON_ID, MENU_BUTTON_ID].map((id) => document.getElementById(id))
        for (const element of [opener, ...others]) {
          if (!(element instanceof HTMLElement) || element === document.body) continue
          element.focus()
          if (document.activeElement === element) return
        }
      })
    }
  }, [])

/** Opens the dialog of a collection point over any screen (OUTLET-01). */
export const AskedCollectionPoint = observer(function AskedCollectionPoint({ asked }: { readonly asked: OutletAsked }) {
  const { appearance, deployment, language, notices, outletDialog, run, vendors, work } = usePortal()
  const hasTexts = useTexts()
  useFocusBack()
  if (!hasTexts) return null
  const known = knownOutlets(vendors, run)
  return (
    <CollectionPointDialog
      deps={{
        appearance,
        language,
        run,
        work,
        country: deployment.country,
        vendors: vendors.all,
        selected: vendors.selected,
        outlet: asked.kind === 'edit' ? asked.outlet : undefined,
        notify: notices.notify,
        saved: known.put,
        addedAlready: () => void known.refresh(),
        close: outletDialog.close,
      }}
    />
  )
})
