/** The `tel:` address of a phone number. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
