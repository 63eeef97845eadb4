/** The kinds of words about times and days. */
export interface TimeKinds {
  /** Before a time that limits it: "before 6 pm". */
  readonly limits?: string
  /** The same behind a time: "18:00'e kadar". */
  readonly limitsBehind?: string
  /** Limits that only an hour follows: "después de las 20". */
  readonly hourLimits?: string
  /** Before two hours: "between 10 and 11". */
  readonly rangeLimits?: string
  /** Between two hours: "10 to 11". */
  readonly rangeWords?: string
  /** Beside a time and without a meaning of their own: "at 7", "about 7". */
  readonly atTime?: string
  /** Those of them that stand only before a clock time: "kl. 18.30". */
  readonly clockWords?: string
  /** Behind a time that is not exact: "7時頃". */
  readonly aboutBehind?: string
  /** Another day than today, which stays as it is written: "tomorrow". */
  readonly days?: string
  /** Tomorrow before a time, where it is no name: "Tom 3pm". */
  readonly shortTomorrow?: string
  /** Between that and the time: "Tom at 3pm". */
  readonly atShortDay?: string
  /** Weekdays in the forms that stand in a sentence: "on Monday". */
  readonly weekdays?: string
  /** Before a weekday or a date: "on Monday". */
  readonly onDay?: string
  /** Months beside the number of a day, in that form: "14. května". */
  readonly months?: string
  /** Between the number of a day and its month: "14 de mayo". */
  readonly beforeMonth?: string
  /** Endings of the number of a day behind a month: "May 14th". */
  readonly dayEndings?: string
  /** Prayers, before or after which people want an order: "after Maghrib". */
  readonly prayers?: string
  /** Before such a prayer: "after Maghrib". */
  readonly beforePrayers?: string
  /** Behind such a prayer: "maghrib ke baad". */
  readonly behindPrayers?: string
  /** Before a number of minutes or hours: "in 40 minutes". */
  readonly within?: string
  /** Between such a word and the number: "in about 40 minutes". */
  readonly aboutPeriod?: string
  /** Minutes and hours behind their number: "40 minutes". */
  readonly periods?: string
  /** One of them, or a part of it, in words: "half an hour". */
  readonly periodCounts?: string
  /** Periods that need no number: "an hour". */
  readonly wholePeriods?: string
  /** Periods with "in" as their ending or behind them: "fél órán belül". */
  readonly periodsToCome?: string
  /** "Later" behind a number of minutes: "40 minutes later". */
  readonly periodsBehind?: string
  /** What not to do before or after a time, which then is not that of the delivery: "don't call before 10". */
  readonly noCalls?: string
  /** The morning, on either side of the hour: "in the morning". */
  readonly morning?: string
  /** The time around noon, on either side of the hour: "mittags". */
  readonly noon?: string
  /** The afternoon, on either side of the hour: "this afternoon". */
  readonly afternoon?: string
  /** The evening, on either side of the hour: "tonight". */
  readonly evening?: string
  /** The night, on either side of the hour: "at night". */
  readonly night?: string
  /** The morning, only behind the hour: "7 am". */
  readonly morningMarks?: string
  /** Noon, only behind the hour: "١٢ ظهرا". */
  readonly noonMarks?: string
  /** The afternoon, only behind the hour: "3 pm". */
  readonly afternoonMarks?: string
  /** The evening, only behind the hour: "٧ مساء". */
  readonly eveningMarks?: string
  /** The night, only behind the hour: "١١ ليلا". */
  readonly nightMarks?: string
  /** One letter for the morning, only behind minutes: "9:30 ص". */
  readonly morningSigns?: string
  /** The same for the afternoon; without minutes, "م ٥" is also a house. */
  readonly afternoonSigns?: string
  /** Between a part of the day and its hour: "večer v 7". */
  readonly partLinks?: string
  /** The same before a bare number: "abends um 7". */
  readonly partClocks?: string
  /** Between a day and a part of it: "zítra v poledne", "kal ko subah". */
  readonly dayLinks?: string
  /** Parts of the day that may only follow a day: "tomorrow noon". */
  readonly partsOfDays?: string
  /** Noon behind a word that limits it: "before noon". */
  readonly noonBehindLimits?: string
  /** Noon, which needs no hour: "midday". */
  readonly midday?: string
  /** Midnight, which needs no hour: "midnight". */
  readonly midnight?: string
  /** Behind an hour, in scripts with spaces: "7 o'clock". */
  readonly oclock?: string
  /** Half an hour behind the sign for hours, in scripts without spaces: "7時半". */
  readonly half?: string
  /** Half an hour later, before the hour: "half past seven". */
  readonly halfPast?: string
  /** A quarter later, before the hour: "quarter past seven". */
  readonly quarterPast?: string
  /** A quarter earlier, before the hour: "quarter to seven". */
  readonly quarterTo?: string
  /** Half an hour earlier, before the hour: "halb acht". */
  readonly halfTo?: string
  /** Three quarters earlier, before the hour: "čtvrt na osm". */
  readonly quarterOf?: string
  /** Half an hour later, only if a word for hours follows; "saade aath sau" is an amount: "saade aath baje". */
  readonly halfPastOclock?: string
  /** The same for a quarter later: "sawa aath baje". */
  readonly quarterPastOclock?: string
  /** The same for a quarter earlier: "pone aath baje". */
  readonly quarterToOclock?: string
  /** Half an hour later, behind the hour: "y media". */
  readonly andHalf?: string
  /** A quarter later, behind the hour: "y cuarto". */
  readonly andQuarter?: string
  /** Twenty minutes later, behind the hour: "وثلث". */
  readonly andThird?: string
  /** Twenty minutes earlier, behind the hour: "إلا ثلث". */
  readonly lessThird?: string
  /** A quarter earlier, behind the hour: "menos cuarto". */
  readonly lessQuarter?: string
  /** The hours from one to twelve in words, one list for each, empty if this language has none: "two", or "at two" where that is one word. */
  readonly hours?: ReadonlyArray<string>
  /** Endings of hours in words: "nyolcra", "yedide". */
  readonly hourEndings?: string
  /** Endings of hours in digits: "7'de". */
  readonly digitEndings?: string
  /** Two words of which the second looks like an hour of another language: "at once" (Spanish eleven). */
  readonly noHours?: string
  /** Courtesy beside a time behind its label: "Time: 7 pm please". */
  readonly pleaseTime?: string
}
