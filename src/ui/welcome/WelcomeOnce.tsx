import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { usePortal } from '../frame/Portal.ts'
import { Welcome } from './Welcome.tsx'
import { WelcomeViewModel } from './WelcomeViewModel.ts'

/** Shows the walkthrough on the request page, once per device (OP-33). */
export const WelcomeOnce = observer(function WelcomeOnce() {
  const { session, welcome } = usePortal()
  const [view] = useState(() => new WelcomeViewModel(welcome, session))
  useEffect(() => void view.visit(), [view])
  return view.screen ? <Welcome view={view} screen={view.screen} /> : null
})
