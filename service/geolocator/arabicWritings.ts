import type { Writing } from './writing.ts'

/** What is common to the addresses of Arab countries. */
const ARABIC = {
  numbers: { scattered: true },
  details: [
    /(?<!\p{L})(?:قطعة|قطعه|ق|جادة|جاده|مجمع|بلوك|محلة|محله|زقاق|سكة|سكه)\s?\.?\s?\d{1,4}(?!\d)/gu,
    /\b(?:block|blk|zone|way|mahalla|zuqaq|alley)\b\.?\s?(?:no\.?\s?)?\d{1,4}(?!\d)/giu,
    /(?<!\p{L})(?:متفرع من|بجانب|بجوار|جنب|بالقرب من|قرب|مقابل|قبال|خلف|وراء|فوق|أمام|امام)\s[^،,;()]+/gu,
    /(?<!\p{L})الدور\s\p{L}{2,}/gu,
    /(?<!\p{L})ص\s?\.?\s?ب\s?\.?\s?\d{1,6}/gu,
  ],
  forms: [
    [/(?<!\p{L})ش(?:\.\s?|\s)(?=\p{L})/gu, 'شارع '],
    [
      /(?<!\p{L})(?:منزل|مبنى|مبني|بناية|بنايه|عمارة|عماره|بيت|دار|فيلا|قسيمة|قسيمه|رقم|م)\s?\.?\s?(?:رقم\s?)?(?=\d)/gu,
      ' ',
    ],
    [/(?<!\p{L})(?:محافظة|محافظه|دولة|دوله|مدينة|مدينه|حي|منطقة|منطقه)(?=\s)/gu, ' '],
    [/\bgovernorate\b|\b(?:villa|bldg|building)\.?\s?(?:no\.?\s?)?(?=\d)/giu, ' '],
  ],
  abbreviations: { str: 'street' },
} satisfies Writing

export const ARABIC_WRITINGS = {
  KW: {
    ...ARABIC,
    postalCode: /(?<!\d)(\d{5})(?!\d)/gu,
    details: [...ARABIC.details, /\b(?:jadda|avenue|ave)\b\.?\s?\d{1,3}(?!\d)/giu],
  },
  SA: { ...ARABIC, postalCode: /(?<!\d)(1[1-4]\d{3})(?:-\d{4})?(?!\d)/gu },
  AE: { ...ARABIC, forms: [...ARABIC.forms, [/(?<!\p{L})u\.a\.e\b\.?/giu, ' ']] },
  BH: {
    ...ARABIC,
    postalCode: /(?:\b(?:block|blk)\s?|(?:مجمع|المنامة|المنامه)\s?|\b(?<=manama)\s)(\d{3,4})(?![\p{L}\d])/giu,
  },
  QA: {
    ...ARABIC,
    // "12 A Ring Road" is no house 12a.
    forms: [...ARABIC.forms, [/\b([a-f])\s(?=ring\b)/giu, '$1-']],
  },
  OM: {
    ...ARABIC,
    // Also behind the district: "…، روي 112".
    postalCode:
      /(?:\bp\.?c\.?\s?|(?<=muscat)\s|(?<=مسقط)\s|ر\.?ب\.?\s?|(?<=[,،]\s?(?!شارع|طريق)\p{Script=Arabic}[^\d,،]{1,30})\s(?=\d{3}\s*$))(1\d{2})(?![\p{L}\d])/giu,
  },
  JO: { ...ARABIC, postalCode: /(?<!\d)(11\d{3})(?!\d)/gu },
  EG: { ...ARABIC, numbers: {}, postalCode: /(?<!\d)(1[12]\d{3})(?!\d)/gu },
  IQ: {
    ...ARABIC,
    postalCode: /(?<!\d)(10\d{3})(?!\d)/gu,
    // "م 605 ز 12 د 30": quarter, alley and house.
    details: [...ARABIC.details, /(?<!\p{L})م\s?\.?\s?\d{3}\s?\/?\s?ز\s?\.?\s?\d{1,3}(?!\d)/gu],
    forms: [...ARABIC.forms, [/(?<!\p{L})د\s?\.?\s?(?=\d)/gu, ' ']],
  },
} satisfies Readonly<Record<string, Writing>>
