import type { Words } from './words.ts'

/** Signs of every language, and words of French, Russian and other languages that no country offers. */
export const SHARED: Words = {
  periodCounts: '3/4|1/2|½|¾',
  nameLabels: 'nom|nom du client|prénom|имя|клиент|получатель',
  phoneLabels: 'téléphone|portable|телефон|тел|номер',
  addressLabels: 'adresse de livraison|адрес|адрес доставки',
  buildingLabels: 'bâtiment',
  totalLabels: 'montant|prix|total à payer|итого|сумма',
  partAmountLabels: 'sous-total|livraison|доставка|скидка',
  notesLabels: 'remarque|remarques|commentaire|примечание|комментарий',
  otherLabels: 'commande|articles|заказ|состав',
  namePhrases: 'меня зовут|je m appelle',
  namingTitles: 'dott',
  ownWords: 'mia',
  ownBehind: 'meg|mio',
  addressWords: 'адрес',
  streets: 'rue|prospekt|улица|ул|проспект',
  prices: 'prix|montant',
  hedges: '~',
  hedgesBehind: '±',
  banknotes: 'billet',
  each: '@|à',
  counted: 'x|×|%',
  transfers: 'virement',
  courtesies: 'धन्यवाद',
}
