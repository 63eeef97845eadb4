/** ASAP means drop-off within this many minutes (FAQ-01). */
export const ASAP_MINUTES = 60
/** What a delivery typically takes, or less, in minutes (FAQ-01). */
export const TYPICAL_MINUTES = 30
/** Written communication below this weight, in grams, is excluded (FAQ-02). */
export const WRITTEN_COMMUNICATION_GRAMS = 500
/** Hours a new account has to confirm its e-mail (AUTH-09). */
export const CONFIRMATION_HOURS = 24
