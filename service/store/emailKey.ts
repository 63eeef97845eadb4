import { trimText } from '../../src/domain/text/blank.ts'

/** The form in which e-mail addresses are compared; unique within a deployment. */
export const emailKey = (email: string): string => trimText(email).toLowerCase()
