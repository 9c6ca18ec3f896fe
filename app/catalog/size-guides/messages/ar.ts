// On the page of a product; isolated, as '178 cm (5′10″)' runs from left to right
const isolated = (text: string) => `\u2066${text}\u2069`
/** Has its own direction, whatever surrounds it. */
const isolatedName = (text: string) => `\u2068${text}\u2069`
export const model = (height: string, size: string) => {
  if (height && size) return `طول العارضة ${isolated(height)} وترتدي المقاس ${isolated(size)}`
  return height ? `طول العارضة ${isolated(height)}` : `ترتدي العارضة المقاس ${isolated(size)}`
}

// The guide
export const guideTitle = (product: string) => `دليل مقاسات ${isolatedName(product)}`
export const guideFor = (product: string) => `قياسات ${isolatedName(product)} حسب المقاس، وطريقة القياس.`
export const notLoaded = 'تعذّر تحميل دليل المقاسات.'
export const close = 'إغلاق دليل المقاسات'
export const unit = 'الوحدة'
export const units = { cm: 'سم', in: 'بوصة' }
export const size = 'المقاس'
export const table = 'القياسات حسب المقاس'
export const kinds = { body: 'الجسم', garment: 'القطعة' }
export const about = {
  body: 'قياسات الجسم',
  garment: 'قياسات القطعة وهي مفرودة على سطح مستوٍ',
}
export const ofKind = (kind: string) => `${kind}: `
export const aboutBoth = 'توضح قياسات الجسم لمن يناسب كل مقاس، أما قياسات القطعة فتُؤخذ من القطعة نفسها.'
export const empty = 'لا يوجد'
export const howToMeasure = 'طريقة القياس'

export const measures = {
  neck: 'الرقبة',
  shoulder: 'الكتف',
  bust: 'الصدر',
  underBust: 'تحت الصدر',
  waist: 'الخصر',
  hips: 'الأرداف',
  sleeve: 'الكم',
  length: 'الطول',
  inseam: 'طول الساق الداخلي',
  thigh: 'الفخذ',
  wrist: 'المعصم',
  head: 'الرأس',
  foot: 'طول القدم',
}

export const howTo = {
  body: {
    neck: 'حول قاعدة الرقبة، مع وضع إصبع تحت شريط القياس.',
    shoulder: 'من قاعدة الرقبة إلى طرف الكتف.',
    bust: 'حول الجزء الأكثر امتلاءً، مع إبقاء الشريط مستويًا عند الظهر.',
    underBust: 'حول القفص الصدري، تحت الصدر مباشرة.',
    waist: 'حول أضيق جزء، حيث ينثني الجسم إلى الجانب.',
    hips: 'حول الجزء الأكثر امتلاءً، مع ضم القدمين.',
    sleeve: 'من طرف الكتف إلى المعصم، مرورًا بالمرفق وهو مثني قليلًا.',
    length: 'من طرف الكتف إلى الأسفل بخط مستقيم.',
    inseam: 'من أعلى الفخذ الداخلي إلى الكاحل، على طول الساق من الداخل.',
    thigh: 'حول أعرض جزء في أعلى الفخذ.',
    wrist: 'حول عظمة المعصم.',
    head: 'حول الرأس، فوق الحاجبين والأذنين مباشرة.',
    foot: 'بالوقوف على ورقة، من الكعب إلى أطول إصبع.',
  },
  garment: {
    neck: 'على طول الحافة الداخلية لفتحة الرقبة.',
    shoulder: 'من فتحة الرقبة إلى خياطة الكم.',
    bust: 'من الإبط إلى الإبط، مضروبًا في اثنين.',
    underBust: 'من الجانب إلى الجانب تحت الصدر، مضروبًا في اثنين.',
    waist: 'من الجانب إلى الجانب عند أضيق جزء، مضروبًا في اثنين.',
    hips: 'من الجانب إلى الجانب عند أعرض جزء، مضروبًا في اثنين.',
    sleeve: 'من خياطة الكتف إلى طرف الكم.',
    length: 'من أعلى نقطة في الكتف أو من حزام الخصر إلى الحافة السفلية.',
    inseam: 'من أعلى الساق الداخلي إلى الحافة السفلية، على طول الخياطة الداخلية.',
    thigh: 'من الجانب إلى الجانب عند أعلى الفخذ، مضروبًا في اثنين.',
    wrist: 'على طول الحافة الداخلية.',
    head: 'على طول الشريط الداخلي.',
    foot: 'على طول النعل الداخلي، من الكعب إلى الأصابع.',
  },
}

// The finder
export const measurementsHint = 'يكفي إدخال القياسات المتوفرة لديك. تبقى على هذا الجهاز.'
export const compare = 'هذه قياسات القطعة نفسها. يُفضَّل مقارنتها بقطعة تناسبك جيدًا.'
export const showSize = 'عرض مقاسي'
export const enterOne = 'يُرجى إدخال قياس واحد على الأقل.'
export const noMeasure = {
  cm: 'يُرجى إدخال عدد بالسنتيمتر، مثل 88 أو 88.5.',
  in: `يُرجى إدخال عدد بالبوصة، مثل 34 أو ${isolated('34½')}.`,
}
export const checkMeasure = 'يُرجى التحقق من الرقم والوحدة.'
export const fits = (size: string) => `نقترح المقاس ${size}`
export const between = (smaller: string, larger: string) => `بين ${smaller} و${larger}`
export const takeLarger = (smaller: string, larger: string) =>
  `المقاس ${larger} لقصّة أوسع، أو ${smaller} لقصّة أضيق على الجسم.`
export const outside = (measure: string) =>
  `قياسك (${measure}) خارج دليل المقاسات هذا. يُرجى التواصل معنا وسنساعدك في الاختيار.`
export const nearest = (size: string) => `أقرب مقاس: ${size}`
export const decidedBy = (measure: string) => `القياس الحاسم: ${measure}.`
export const ofMeasure = (measure: string, size: string) => `${measure}: ${size}`
export const inBetween = (smaller: string, larger: string) => `بين ${smaller} و${larger}`
export const below = (size: string) => `أصغر من ${size}`
export const above = (size: string) => `أكبر من ${size}`
export const choose = (size: string) => `اختيار ${size}`
