/** The kinds of words about amounts and how they are paid. */
export interface MoneyKinds {
  /** Before a sum that is certainly all: "Grand total: 450". */
  readonly grandTotals?: string
  /** Between the label of a total and its number: "total for all is 30". */
  readonly totalFillers?: string
  /** "With" before a part that a total has in it: "total incl. VAT 30". */
  readonly inclusive?: string
  /** Behind a total without a currency; any other word may be what the number counts: "total 30 please". */
  readonly afterTotal?: string
  /** Labels of a price, which says less than that of a total: "price 30". */
  readonly prices?: string
  /** "Pay" before an amount: "I pay 450". */
  readonly payBefore?: string
  /** A way to pay beside a number, which then is the amount: "cash 450". */
  readonly paidWords?: string
  /** A part of a sum that is paid before the rest: "deposit 200". */
  readonly deposits?: string
  /** What is taken off a sum: "discount". */
  readonly reductions?: string
  /** Before what is left to pay: "balance 250". */
  readonly balances?: string
  /** Before a number that is only close to the amount, or a limit: "about 450". */
  readonly hedges?: string
  /** The same behind it: "450 or so". */
  readonly hedgesBehind?: string
  /** Before banknotes, for which the rider needs change: "change for 1000". */
  readonly change?: string
  /** Banknotes behind their number: "1000 note". */
  readonly banknotes?: string
  /** Before the price of one piece: "each 50". */
  readonly each?: string
  /** The same behind it: "50 each". */
  readonly eachBehind?: string
  /** A delivery, a discount or a deposit behind its number: "50 delivery". */
  readonly partBehind?: string
  /** Before "delivery", which then names no fee: "card on delivery". */
  readonly atDelivery?: string
  /** Behind "delivery", which then names no fee either: "delivery to". */
  readonly deliveryItself?: string
  /** Units of what a number counts, weighs or measures: "2 kg". */
  readonly counted?: string
  /** Before the number of a door, a time or a thing: "gate 4". */
  readonly numbered?: string
  /** "Number" between the word for a place and its number, without accents: "block no 4". */
  readonly placeNumbers?: string
  /** What multiplies a number: "3 thousand". */
  readonly multipliers?: string
  /** Payment in cash: "cash on delivery". */
  readonly cash?: string
  /** The device for cards that the rider brings: "bring the terminal". */
  readonly terminals?: string
  /** That the order is paid: "already paid". */
  readonly paid?: string
  /** A card, paid at the door if a word of the door is beside it: "by card". */
  readonly cards?: string
  /** Transfers, which say neither that the order is paid nor that it is paid at the door: "PayNow". */
  readonly transfers?: string
  /** The door, and that a payment is still to come: "on arrival". */
  readonly doors?: string
  /** Paying at the door, in cash if no card is named beside it: "pay on delivery". */
  readonly atDoor?: string
  /** The rider, who is paid at the door: "pay to the rider". */
  readonly riders?: string
  /** Paying, beside a card that is no present: "pay by card to the rider". */
  readonly paying?: string
  /** Behind a card and the door: the card is a present that is left there: "leave the card at the door". */
  readonly leftThere?: string
  /** Between "paid" and with what: "paid with Visa". Without accents, as it is compared with folded text. */
  readonly paidWith?: string
  /** "Already" behind "paid". */
  readonly alreadyBehindPaid?: string
  /** Before such words: it is not so: "not paid". */
  readonly negations?: string
  /** The same in scripts without spaces: "ยังไม่". */
  readonly unspacedNegations?: string
  /** Behind "paid", which is still to come: "bezahlt wird an der Tür". */
  readonly toCome?: string
  /** Directly before a way to pay, without a meaning of its own: "payment by card". */
  readonly paymentHeads?: string
  /** What is done with money, and that it is done, where a clause says so in two words: "transfer … done". */
  readonly deeds?: ReadonlyArray<readonly [deed: string, done: string]>
}
