import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Elements } from '../kit/Elements.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { buttonClass } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { SIGN_IN } from '../../domain/pagePaths.ts'
import { useStepTitle } from '../kit/useStepTitle.ts'

interface Props {
  readonly title: TextId
  readonly children: Elements
  /** Whether to show a link to the sign-in page. */
  readonly leadsToSignIn?: boolean
  /** Another link below it. */
  readonly otherwise?: ReactNode
}

/** The outcome, in place of the form. Its heading gets the focus so that screen readers announce it. */
export const AccountNews = ({ title, children, leadsToSignIn = true, otherwise }: Props) => {
  const { l10n } = useLocalization()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  useStepTitle(l10n.getString(title))
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {l10n.getString(title)}
      </h1>
      {children}
      {leadsToSignIn && (
        <p className="account-next">
          <Link className={buttonClass({ kind: 'primary', size: 'large' })} to={SIGN_IN}>
            <span className="button-words">{l10n.getString('site-sign-in')}</span>
          </Link>
        </p>
      )}
      {otherwise !== undefined && <p className="account-next">{otherwise}</p>}
    </>
  )
}
