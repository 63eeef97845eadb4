/** How the rows of a bulk file say they are paid: a list of their own (PAY-02, CON-10). */
export const BULK_PAYMENT_TYPES = ['PAID', 'CASH_ON_DELIVERY', 'ONLINE_PAYMENT'] as const
