import type { MoneyKinds } from './moneyKinds.ts'
import type { TimeKinds } from './timeKinds.ts'

/**
 * The words of one language by which a pasted message is read, by their kind: what they mean there, and an example. A
 * language leaves out a kind that it has no words of. The words of a list stand between bars, spelled as people write
 * them: case and accents do not count, and the order does not matter. Expressions stand in the rules, never here.
 * Signs and endings that only the rules for one language need are constants above its words.
 */
export interface Words extends TimeKinds, MoneyKinds {
  // Labels
  /** Before the name of the customer, in forms and of people: "Name: Anna Lee". */
  readonly nameLabels?: string
  /** Before a phone number: "Tel: 777 123 456". */
  readonly phoneLabels?: string
  /** Before the whole address: "Deliver to: Long Street 5". */
  readonly addressLabels?: string
  /** Before a part of the address: "Street: Long Street 5". */
  readonly addressPartLabels?: string
  /** Before a room, beside the words for flats of `unitWords.ts`: "部屋番号: 12". */
  readonly unitLabels?: string
  /** Before the name of a building: "Building: Rose Tower". */
  readonly buildingLabels?: string
  /** Before the amount to pay: "Total: 450". */
  readonly totalLabels?: string
  /** Before an amount that is a part of the sum: "Delivery fee: 50". */
  readonly partAmountLabels?: string
  /** Before a note for the rider: "Remarks: second door". */
  readonly notesLabels?: string
  /** Before the time of delivery: "When: 7 pm". */
  readonly timeLabels?: string
  /** Before what belongs to no field: "Order no: 4521", "Payment: cash". */
  readonly otherLabels?: string
  /** Labels that are also the words of a sentence; they count with a colon or at the start of a line: "deliver to". */
  readonly sentenceLabels?: string
  /** "Is" between a label without a colon and its value: "Name is Anna". */
  readonly isBehindLabels?: string

  // Names
  /** Before a name: "my name is Anna". */
  readonly namePhrases?: string
  /** Those of them that are first names of other languages: "Ben Tan". */
  readonly phrasesAsNames?: string
  /** Behind a name: "Tóth Ildikó vagyok". */
  readonly nameEndings?: string
  /** Those of them that never stand behind another word than a name. */
  readonly sureNameEndings?: string
  /** Behind a name that is a clause of its own: "Bergmüller hier!". */
  readonly hereBehind?: string
  /** "Is" between such a word and the name: "customer is Anna Lee". */
  readonly isBeforeName?: string
  /** Titles before a name that are not part of it: "Mr Lee". */
  readonly titles?: string
  /** Titles and other words that announce a name with capital letters; a point may follow: "Ing. Petr Svoboda", "ask for Anna Lee". */
  readonly namingTitles?: string
  /** The same in scripts without capital letters: "الدكتور فهد السبيعي". */
  readonly uncasedTitles?: string
  /** Behind a name: "Mehmet Bey", "佐藤様". */
  readonly honorifics?: string
  /** Whoever is no customer, before such a word: "기사님". */
  readonly noCustomers?: string
  /** Between the parts of a name: "Maria von der Heide". */
  readonly particles?: string
  /** Behind a name, with which the next thing begins: "Anna Lee and". */
  readonly nameStops?: string
  /** Words of a message that are never part of a name: "please". */
  readonly noNames?: string
  /** Dishes and goods, which stand alone like a name: "pizza". */
  readonly goods?: string
  /** "A" before one of them, which is not counted: "a pizza". */
  readonly oneOfGoods?: string
  /** Other words that stand alone like a name, such as verbs and handling marks: "fragile". */
  readonly things?: string
  /** Words in the names of places, which a delivery goes to as well as to people: "Park Hotel". */
  readonly places?: string
  /** With such a word the name of a quarter or a town begins that could be a person's: "Nové Dvory", "Villa Crespo". */
  readonly placeBeginnings?: string
  /** Words of the sender of a message that passes an order on: a till, a shop, its staff. */
  readonly shops?: string
  /** Before the person who orders for somebody else: "ordered by". */
  readonly orderers?: string
  /** Sending, before the name of the customer: "deliver to Bob Tan". */
  readonly sendTo?: string
  /** "To" alone, before the name of the customer: "to Bob Tan". */
  readonly toPerson?: string
  /** An order, before the name of the customer: "order for Bob Tan". */
  readonly orderFor?: string
  /** "For" alone, before the name of the customer: "for Bob Tan". */
  readonly forPerson?: string
  /** Behind the name of the customer, in languages whose verb is last: "রুমানা আপুকে দিবেন". */
  readonly behindPerson?: string
  /** Those that only stand behind a name if it has several words: "Ayşe Yılmaz için". */
  readonly behindFullName?: string
  /** The same without a space: "Ayşe Yılmaz'a teslim". */
  readonly fullNameEndings?: string
  /** Members of a family and others whom people order for, in the form that stands behind "for" or "my": "for my sister". */
  readonly relatives?: string
  /** The same as one phrase with its preposition or case: "äidille". */
  readonly forRelatives?: string
  /** The same with "my" as its ending: "أختي". */
  readonly myRelatives?: string
  /** The same with the particle before a name: "母の鈴木和子". */
  readonly relativesOf?: string
  /** The same between spaces, in scripts without capital letters: "어머니 이순자". */
  readonly uncasedRelatives?: string
  /** Relatives behind the label of a name, without their name: "objednal vnuk". */
  readonly relativesAlone?: string
  /** "For" before a relative: "for my sister". */
  readonly forRelative?: string
  /** Articles and "my", "our", "his" before a relative: "for the sister". */
  readonly ownArticles?: string
  /** Those that say alone that the order is for a relative: "my sister". */
  readonly ownWords?: string
  /** "My" behind a relative: "ibu saya". */
  readonly ownBehind?: string
  /** Those that say alone that the order is for a relative. */
  readonly sureOwnBehind?: string
  /** "For my" as people shorten it: "x mi hermana". */
  readonly forMy?: string
  /** Before a place behind a name: "for Anna at the hotel". With accents, as it is compared with what people write. */
  readonly placeBehindName?: string
  /** A courtesy behind a name: "for Anna please". With accents, too. */
  readonly pleaseBehindName?: string

  // Addresses
  /** Before an address in a sentence, which starts after the last of them: "please deliver to Long Street 5". */
  readonly addressWords?: string
  /** The same between a label of an address and its value: "Address is Long Street 5". */
  readonly addressIntroductions?: string
  /** Behind an address, with which a courtesy or another topic begins: "Long Street 5 please". */
  readonly addressTails?: string
  /** What people say of themselves before they name a street: "I am at Long Street 5". */
  readonly beingThere?: string
  /** "Today" before an address without a space: "วันนี้". */
  readonly todayBeforeAddress?: string
  /** Before a place near the address: "opposite the station". */
  readonly near?: string
  /** Behind such a word: then it is about the door and no place. */
  readonly doorsNearby?: string
  /** Words in the names of streets: "Long Street". */
  readonly streets?: string
  /** Endings of names of streets: "Vinohradstraße". */
  readonly streetEndings?: string
  /** Words that mean a street only behind a number and a name, with a capital letter: "33 Telok Blangah Way". */
  readonly streetsBehindNames?: string
  /** Words for streets whose point ends no sentence before a capital letter: "Av. Corrientes", "Atatürk Cad. No". */
  readonly streetAbbreviations?: string
  /** Prepositions with which names of streets begin, with a capital letter: "Na Spojce 11". */
  readonly streetPrepositions?: string
  /** Endings of names of streets as people type them in a hurry, without capital letters and accents: "jugoslavska 11". */
  readonly hurriedStreetEndings?: string
  /** Parts of a house, which continue an address: "flat 8". */
  readonly houseWords?: string
  /** Words with a colon before a number, which introduces nothing: "daire: 8". */
  readonly numberedByColon?: string
  /** A floor, on either side of its number: "3rd floor". */
  readonly floorWords?: string
  /** Parts of a country, with a number before them, which alone are no street: "ต.ปากน้ำ". */
  readonly districts?: string
  /** Parts of a town with a number, which a name of another part may stand before: "Salwa, block 4". */
  readonly subdivisions?: string
  /** Cities of the country, which are no names of customers. */
  readonly cities?: string
  /** Labels of a postcode, which needs no label to be understood: "PSČ". */
  readonly postalWords?: string
  /** The form of a company at the end of its name: "Ltd". */
  readonly companyEndings?: string
  /** The same at its start, in scripts without capital letters: "株式会社". */
  readonly companiesBefore?: string
  /** The same at its end: "有限公司". */
  readonly companiesBehind?: string
  /** How the rider gets in: a text with them is a note: "ring the bell". */
  readonly noteHints?: string
  /** Behind the number of dishes before an address, in scripts without spaces: "ข้าวมันไก่ 2 กล่อง". */
  readonly dishCounters?: string
  /** What a number behind a name counts, which is no house: "Pizza 2 ks". */
  readonly unitsBehindNumbers?: string
  /** Between a number and what it counts: "2 ks dort". */
  readonly unitsBeforeThings?: string

  // Phones, greetings, items
  /** Short words directly before the digits of a phone number: "hp91234567". */
  readonly phoneShorts?: string
  /** Between the label of a phone number and its digits: "my number is 777 123 456". */
  readonly numberIs?: string
  /** Begins a condition under which another number is called: "if she does not answer, call 9472 5108". */
  readonly conditions?: string
  /** "Number" directly before a phone number, without a meaning of its own. */
  readonly numberWords?: string
  /** What an order has beside the amount; numbers with these words are no phones: "Invoice 12345678". */
  readonly thingNumbers?: string
  /** Those and words for orders that may also say what is brought, before the number of a phone: "order 91234567". */
  readonly bills?: string
  /** What an order is called before its number: "order 4521". */
  readonly orders?: string
  /** "Number" between such a word and the number: "order no 4521". Without accents, as it is compared with folded text. */
  readonly orderNumbers?: string
  /** Courtesy, asking for a delivery, and words between two values: a text of nothing else is no note: "hello", "please send". */
  readonly courtesies?: string
  /** That a message was passed on, at its start: "Forwarded message:". */
  readonly forwarded?: string
  /** Between the number of a thing and the thing: "2 ks dort". */
  readonly itemCounters?: string
  /** Behind the number of a thing, in languages that never count without them: "弁当3つ". */
  readonly unspacedCounters?: string
  /** Beside a number: it counts no dishes: "20 min". */
  readonly noItems?: string
  /** "And" between two dishes: "2 pizzas and 1 salad". */
  readonly itemsAnd?: string
  /** Endings of the number of a floor: "3rd". */
  readonly ordinals?: string
}

/** The kinds that are plain lists. */
export type Kind = Exclude<keyof Words, 'hours' | 'deeds'>
