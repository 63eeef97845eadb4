import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { useLocalization } from '../kit/localization.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { SignInForm, type SignInView } from './SignInForm.tsx'
import { FORGOT_PASSWORD, REGISTER } from '../../domain/pagePaths.ts'

export interface SignInScreenProps {
  readonly view: SignInView
  readonly deployment: Deployment
  readonly locale: Locale
  /** `false` while flag DeactivateSignUpButton is on (NAV-21). */
  readonly registerAllowed: boolean
  /** `false` if the back end cannot reset passwords. */
  readonly resetOffered?: boolean
}

/** `/connect` (ROUTE-06). */
export const SignInScreen = observer(function SignInScreen({
  view,
  deployment,
  locale,
  registerAllowed,
  resetOffered = true,
}: SignInScreenProps) {
  const { l10n } = useLocalization()
  return (
    <AccountFrame
      deployment={deployment}
      locale={locale}
      welcome={l10n.getString('sign-in-welcome')}
      promise={l10n.getString('sign-in-promise')}
    >
      <h1>{l10n.getString('sign-in-title')}</h1>
      <SignInForm view={view} />
      {resetOffered && (
        <p>
          <Link to={FORGOT_PASSWORD}>{l10n.getString('password-forgot')}</Link>
        </p>
      )}
      <p className="sign-in-register">
        {registerAllowed && (
          <span>
            <span>{l10n.getString('sign-in-no-account')}</span>{' '}
            <Link to={REGISTER}>{l10n.getString('site-register')}</Link>
          </span>
        )}
      </p>
    </AccountFrame>
  )
})
