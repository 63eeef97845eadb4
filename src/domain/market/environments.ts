/** The four environments (CON-20): how their hosts begin, and whether analytics are on. */
export const ENVIRONMENTS = {
  production: { prefix: '', socketPrefix: '', analytics: true },
  sandbox: { prefix: 'sandbox-', socketPrefix: 'sandbox-', analytics: true },
  staging: { prefix: 'staging-', socketPrefix: 'staging-', analytics: false },
  development: { prefix: 'development-', socketPrefix: 'staging-', analytics: false },
} as const
export type Environment = keyof typeof ENVIRONMENTS
