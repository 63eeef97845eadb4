/** Reads the country parameter `onlinePaymentActivated`: anything but a yes is off (PAY-09). */
export const isOnlinePaymentActivated = (parameter: string): boolean => parameter.trim().toLowerCase() === 'true'
