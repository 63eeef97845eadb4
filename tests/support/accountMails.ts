import type { ServiceInProcess } from './serviceInProcess.ts'

/** The mails that the service in process sent to an address, newest first. */
export const mailsTo = async ({ deps }: Pick<ServiceInProcess, 'deps'>, email: string, deployment = 'dobrego-cz') => {
  await deps.passwordResets.settled()
  return deps.stores.mails.sentTo(deployment, email)
}

/** The token after the '#' of the link in a mail. */
export const linkTokenIn = (text: string): string => {
  const token = /\/confirm-email#([\w-]+)/.exec(text)?.[1]
  if (token === undefined) throw new Error('The mail holds no link')
  return token
}

/** The six digits on a line of their own. */
export const codeIn = (text: string): string => {
  const code = /^\d{6}$/m.exec(text)?.[0]
  if (code === undefined) throw new Error('The mail holds no code')
  return code
}
