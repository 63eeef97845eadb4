/** The form in which e-mail addresses are compared; unique within a deployment. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
