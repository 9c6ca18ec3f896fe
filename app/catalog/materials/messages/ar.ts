import type { Component, Fiber } from '#app/catalog/materials/fibers.ts'
import { formatNumber } from '#app/lib/format/number.ts'

/** Texts of the owner. */
export const details = {
  materials: 'الخامات',
  careInstructions: 'تعليمات العناية',
  repairAndDisposal: 'الإصلاح والتخلص من المنتج',
} as const
export const madeIn = 'بلد الصنع'
export const maker = 'الشركة المصنّعة'
/** The terms of Regulation (EU) 2023/988, Article 19. */
export const manufacturer = 'الجهة المصنّعة'
export const responsiblePerson = 'الشخص المسؤول في الاتحاد الأوروبي'
export const safetyWarnings = 'التحذيرات ومعلومات السلامة'
/** The wording of Regulation (EU) No 1007/2011, Article 12. */
export const animalParts = 'يحتوي على أجزاء غير نسيجية من أصل حيواني'

const FIBERS: Readonly<Record<Fiber, string>> = {
  cotton: 'قطن',
  linen: 'كتان',
  wool: 'صوف',
  silk: 'حرير',
  viscose: 'فيسكوز',
  lyocell: 'ليوسل',
  modal: 'مودال',
  polyester: 'بوليستر',
  polyamide: 'بولي أميد',
  elastane: 'إيلاستين',
  abaca: 'أباكا',
  acetate: 'أسيتات',
  acrylic: 'أكريليك',
  alfa: 'حلفاء',
  alginate: 'ألجينات',
  alpaca: 'ألبكة',
  angora: 'أنغورا',
  aramid: 'أراميد',
  beaver: 'وبر القندس',
  broom: 'ألياف الوزّال',
  camel: 'وبر الإبل',
  cashgora: 'كشغورا',
  cashmere: 'كشمير',
  chlorofiber: 'ألياف كلورية',
  coir: 'ألياف جوز الهند',
  cupro: 'كوبرو',
  elastodiene: 'إيلاستودايين',
  elastolefin: 'إيلاستوليفين',
  elastomultiester: 'إيلاستومالتي إستر',
  fluorofiber: 'ألياف فلورية',
  'glass fiber': 'ألياف زجاجية',
  guanaco: 'غواناكو',
  hair: 'وبر',
  hemp: 'قنب',
  henequen: 'هينيكين',
  horsehair: 'شعر الخيل',
  jute: 'جوت',
  kapok: 'كابوك',
  llama: 'لاما',
  maguey: 'ماغوي',
  melamine: 'ميلامين',
  metallic: 'ألياف معدنية',
  modacrylic: 'مودأكريليك',
  mohair: 'موهير',
  otter: 'وبر ثعلب الماء',
  paper: 'ورق',
  polyacrylate: 'بولي أكريلات',
  polycarbamide: 'بولي كارباميد',
  polyethylene: 'بولي إيثيلين',
  polyimide: 'بولي إيميد',
  polylactide: 'بولي لاكتيد',
  polypropylene: 'بولي بروبيلين',
  'polypropylene/polyamide bicomponent': 'بولي بروبيلين/بولي أميد ثنائي المكوّن',
  polyurethane: 'بولي يوريثان',
  protein: 'ألياف بروتينية',
  ramie: 'رامي',
  sisal: 'سيزال',
  sunn: 'قنب الصن',
  triacetate: 'ترياسيتات',
  trivinyl: 'تريفينيل',
  vicuna: 'فيكونيا',
  vinylal: 'فينيلال',
  yak: 'وبر الياك',
  'other fibers': 'ألياف أخرى',
}

const COMPONENTS: Readonly<Record<Component, string>> = {
  shell: 'القماش الخارجي',
  lining: 'البطانة',
  padding: 'الحشوة',
  trim: 'الحواشي',
  body: 'الجزء الرئيسي',
  bodice: 'الجزء العلوي',
  skirt: 'التنورة',
  sleeves: 'الأكمام',
  collar: 'الياقة',
  cuffs: 'أساور الأكمام',
  hood: 'غطاء الرأس',
  band: 'الشريط',
  front: 'الجزء الأمامي',
  back: 'الجزء الخلفي',
  insert: 'القطعة المضافة',
  lace: 'الدانتيل',
  embroidery: 'التطريز',
  ribbing: 'الحواف المضلّعة',
  'pocket lining': 'بطانة الجيوب',
}

export const fiber = (fiber: Fiber): string => FIBERS[fiber]
export const component = (component: Component): string => COMPONENTS[component]
/** In the filter of lists. */
export const material = (fiber: Fiber): string => FIBERS[fiber]
export const share = (percent: number, fiber: string) => `${formatNumber(percent)}% ${fiber}`
export const shares = (all: readonly string[]) => all.join('، ')
export const ofComponent = (component: string, shares: string) => `${component}: ${shares}`

export const careSymbols = {
  washing: {
    '30': 'غسل حتى 30 درجة مئوية',
    '30_mild': 'غسل لطيف حتى 30 درجة مئوية',
    '30_very_mild': 'غسل لطيف جدًا حتى 30 درجة مئوية',
    '40': 'غسل حتى 40 درجة مئوية',
    '40_mild': 'غسل لطيف حتى 40 درجة مئوية',
    '40_very_mild': 'غسل لطيف جدًا حتى 40 درجة مئوية',
    '50': 'غسل حتى 50 درجة مئوية',
    '50_mild': 'غسل لطيف حتى 50 درجة مئوية',
    '60': 'غسل حتى 60 درجة مئوية',
    '60_mild': 'غسل لطيف حتى 60 درجة مئوية',
    '70': 'غسل حتى 70 درجة مئوية',
    '95': 'غسل حتى 95 درجة مئوية',
    hand: 'غسل يدوي',
    none: 'لا يُغسل بالماء',
  },
  bleaching: { any: 'يُسمح بأي مبيّض', oxygen: 'مبيّض أكسجيني فقط دون كلور', none: 'لا يُبيَّض' },
  tumbleDrying: {
    normal: 'تجفيف في المجفف',
    low: 'تجفيف في المجفف بحرارة منخفضة',
    none: 'لا يُجفف في المجفف',
  },
  naturalDrying: {
    line: 'تجفيف على الحبل',
    line_shade: 'تجفيف على الحبل، في الظل',
    drip: 'تجفيف بالتقطير دون عصر',
    drip_shade: 'تجفيف بالتقطير دون عصر، في الظل',
    flat: 'تجفيف على سطح مستوٍ',
    flat_shade: 'تجفيف على سطح مستوٍ، في الظل',
    drip_flat: 'تجفيف على سطح مستوٍ دون عصر',
    drip_flat_shade: 'تجفيف على سطح مستوٍ دون عصر، في الظل',
  },
  ironing: {
    '110': 'كيّ بحرارة منخفضة',
    '150': 'كيّ بحرارة متوسطة',
    '200': 'كيّ بحرارة عالية',
    none: 'لا يُكوى',
  },
  professionalCare: {
    p: 'تنظيف جاف',
    p_mild: 'تنظيف جاف لطيف',
    f: 'تنظيف جاف بالهيدروكربونات فقط',
    f_mild: 'تنظيف جاف لطيف بالهيدروكربونات فقط',
    w: 'تنظيف رطب احترافي',
    w_mild: 'تنظيف رطب احترافي لطيف',
    w_very_mild: 'تنظيف رطب احترافي لطيف جدًا',
    none: 'لا يُنظَّف تنظيفًا جافًا',
  },
}
