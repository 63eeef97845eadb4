/** Reads the country parameter `onlinePaymentActivated`: only 'true', in any case, is on (PAY-09). */
export const isOnlinePaymentActivated = (parameter: string): boolean => parameter.trim().toLowerCase() === 'true'
