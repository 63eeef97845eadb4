import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ComponentType } from 'react'
import { WELCOME_SCREENS, type WelcomeScreen } from '../../domain/session/welcome.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { Button } from '../kit/Button.tsx'
import { Localized, useLocalization } from '../kit/localization.ts'
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

interface WelcomeView {
  readonly next: () => void
  readonly close: () => void
}

/** The walkthrough over the request page: three screens, which can be skipped (WELCOME-01 to WELCOME-03). */
export const Welcome = observer(function Welcome({
  view,
  screen,
}: {
  readonly view: WelcomeView
  readonly screen: WelcomeScreen
}) {
  const { l10n } = useLocalization()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { Picture, title, text } = LOOKS[screen]
  const number = WELCOME_SCREENS.indexOf(screen) + 1
  const isLast = number === WELCOME_SCREENS.length
  useEffect(() => dialog.current?.showModal(), [])
  // Screen readers start at the heading of each screen.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [screen])
  const leave = () => {
    view.close()
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <dialog ref={dialog} className="welcome" aria-labelledby="welcome-heading" onClose={leave}>
      <div key={screen} className="welcome-screen">
        <Picture />
        <h2 id="welcome-heading" tabIndex={-1} ref={heading}>
          {l10n.getString(title)}
        </h2>
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
      <footer>
        {!isLast && (
          <Localized id="welcome-skip">
            <Button look="minimal" onClick={() => dialog.current?.close()}>
              Skip
            </Button>
          </Localized>
        )}
        <Localized id={isLast ? 'welcome-start' : 'welcome-next'}>
          <Button look="primary" onClick={isLast ? () => dialog.current?.close() : view.next}>
            Next
          </Button>
        </Localized>
      </footer>
    </dialog>
  )
})
