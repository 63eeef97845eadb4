import { signIn } from '../application/session/signIn.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import { composePortal, RUN_USE_CASE } from './container.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** Signs in from a page without the application. */
export const signInWith = async (
  deployment: Deployment,
  environment: PortalEnvironment,
  email: string,
  password: string,
) => (await composePortal(deployment, environment)).get(RUN_USE_CASE).once(signIn(email, password))
