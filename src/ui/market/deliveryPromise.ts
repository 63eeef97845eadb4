/** ASAP means drop-off within this many minutes (FAQ-01). */
export const ASAP_MINUTES = 60
/** The typical maximum duration of a delivery in minutes (FAQ-01). */
export const TYPICAL_MINUTES = 30
/** Written communication below this weight, in grams, is excluded (FAQ-02). */
export const WRITTEN_COMMUNICATION_GRAMS = 500
/** The number of hours in which a new account must confirm its e-mail address (AUTH-09). */
export const CONFIRMATION_HOURS = 24
