import type { Locale } from '../../src/domain/market/languages.ts'

/** Twenty names in the order of a dictionary, for languages whose order browsers do not have. */
export const DICTIONARY_ORDER = {
  ceb: 'Alcoy Argao Badian Balay Bantayan Carcar Dalaguete Ermita Ginatilan Lapu-Lapu Mabolo Mandaue Naga Nueva Ngayon Oslob Parian Sibonga Talisay Ubay',
  ckb: 'ئاکرێ ئامێدی بازیان پیرمام تەقتەق جەمجەماڵ چۆمان حەلەبجە خانەقین دهۆک زاخۆ سلێمانی شەقڵاوە عەربەت قەڵادزێ کەرکووک کۆیە گەرمیان مێرگەسۆر هەولێر',
  km: 'កណ្ដាល កំពង់ចាម កំពង់ឆ្នាំង កំពង់ធំ កំពង់ស្ពឺ កំពត កោះកុង ក្រចេះ តាកែវ ត្បូងឃ្មុំ បន្ទាយមានជ័យ បាត់ដំបង ប៉ៃលិន ពោធិ៍សាត់ ភ្នំពេញ មណ្ឌលគិរី រតនគិរី សៀមរាប ស្ទឹងត្រែង ស្វាយរៀង',
  lo: 'ຄຳມ່ວນ ຈຳປາສັກ ສະຫວັນນະເຂດ ສາລະວັນ ຊຽງຂວາງ ເຊກອງ ເຊໂນ ໄຊສົມບູນ ໄຊຍະບູລີ ທ່າແຂກ ບໍ່ແກ້ວ ບໍລິຄຳໄຊ ປາກຊັນ ປາກເຊ ຜົ້ງສາລີ ວັງວຽງ ວຽງຈັນ ຫົວພັນ ຫຼວງນ້ຳທາ ຫຼວງພະບາງ',
  my: 'ကလော စစ်ကိုင်း စစ်တွေ တောင်ကြီး တောင်ငူ ထားဝယ် ဒဂုံ ဓနုဖြူ နေပြည်တော် ပုဂံ ပုသိမ် ပဲခူး ဗန်းမော် ဘားအံ မကွေး မုံရွာ ရန်ကုန် လားရှိုး သန်လျင် ဟားခါး',
  'ur-Latn':
    'Abbottabad Bahawalpur Chaman Dera Faisalabad Gujranwala Hyderabad Islamabad Jhang Karachi Lahore Multan Nawabshah Okara Peshawar Quetta Rawalpindi Sukkur Taxila Zhob',
} as const satisfies Readonly<Partial<Record<Locale, string>>>
