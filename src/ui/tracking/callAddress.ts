/** What dials a number on a device that can. */
export const callAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
