/** The four environments (CON-20): the prefix of their hosts, and whether analytics are on. */
export const ENVIRONMENTS = {
  production: { prefix: '', analytics: true },
  sandbox: { prefix: 'sandbox-', analytics: true },
  staging: { prefix: 'staging-', analytics: false },
  development: { prefix: 'development-', analytics: false },
} as const
export type Environment = keyof typeof ENVIRONMENTS
