/**
 * Whether a refusal tells that the back end does not have the call (ADR 128). One that has it answers 404 with the code
 * NOT_FOUND for a thing that does not exist (DEPLOY-05).
 */
export const isMissingCall = (status: number, text: string): boolean =>
  status === 405 || status === 501 || (status === 404 && !/"code"\s*:\s*"NOT_FOUND"/.test(text))
