import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { WELCOME_SCREENS, type WelcomeScreen } from '../../domain/session/welcome.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { usePortal } from '../frame/Portal.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocalization } from '../kit/localization.ts'
import { WelcomeViewModel } from './WelcomeViewModel.ts'
import { CounterPicture, DetailsPicture, RequestPicture } from './WelcomePictures.tsx'
import './welcome.css'

interface Look {
  readonly Picture: ComponentType
  readonly title: TextId
  readonly text: TextId
}

const LOOKS: Readonly<Record<WelcomeScreen, Look>> = {
  welcome: { Picture: CounterPicture, title: 'welcome-title', text: 'welcome-text' },
  details: { Picture: DetailsPicture, title: 'welcome-details-title', text: 'welcome-details-text' },
  request: { Picture: RequestPicture, title: 'welcome-request-title', text: 'welcome-request-text' },
}

/** The walkthrough over the request page: three screens, which can be skipped (WELCOME-01 to WELCOME-03). */
const Welcome = observer(function Welcome({
  view,
  screen,
}: {
  readonly view: WelcomeViewModel
  readonly screen: WelcomeScreen
}) {
  const { l10n } = useLocalization()
  const content = useRef<HTMLDivElement>(null)
  const { Picture, title, text } = LOOKS[screen]
  const number = WELCOME_SCREENS.indexOf(screen) + 1
  const isLast = number === WELCOME_SCREENS.length
  // Screen readers read the title of each screen, which names the dialog.
  useEffect(() => content.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true }), [screen])
  return (
    <Dialog
      className="welcome"
      title={l10n.getString(title)}
      close={view.close}
      mayPressOutside={false}
      footer={
        <>
          {!isLast && (
            <Button kind="quiet" onClick={view.close}>
              {l10n.getString('welcome-skip')}
            </Button>
          )}
          <Button kind="primary" onClick={isLast ? view.close : view.next}>
            {l10n.getString(isLast ? 'welcome-start' : 'welcome-next')}
          </Button>
        </>
      }
    >
      <div key={screen} ref={content} className="welcome-screen">
        <Picture />
        <p>{l10n.getString(text)}</p>
      </div>
      <ol
        className="welcome-steps"
        aria-label={l10n.getString('welcome-step', { number, all: WELCOME_SCREENS.length })}
      >
        {WELCOME_SCREENS.map((one) => (
          <li key={one} aria-current={one === screen ? 'step' : undefined} />
        ))}
      </ol>
    </Dialog>
  )
})

/** Shows the walkthrough on the request page, once per device (OP-33). */
export const WelcomeOnce = observer(function WelcomeOnce() {
  const { session, welcome } = usePortal()
  const [view] = useState(() => new WelcomeViewModel(welcome, session))
  useEffect(() => void view.visit(), [view])
  return view.screen ? <Welcome view={view} screen={view.screen} /> : null
})
