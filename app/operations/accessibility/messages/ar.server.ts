import { formatNumber } from '#app/lib/format/number.ts'

// The accessibility statement (Directive (EU) 2019/882, Annex V)

export const title = 'إمكانية الوصول'
export const intro = (store: string) =>
  `يوضح هذا البيان كيف يستوفي متجر ${store} الإلكتروني متطلبات التوجيه (الاتحاد الأوروبي) 2019/882 بشأن إمكانية الوصول.`
export const serviceTitle = 'ما يقدمه هذا المتجر'
export const service =
  'يمكن هنا تصفح الملابس واختيار المقاس واللون والطلب والدفع. ويمكن أيضًا متابعة الطلب والعدول عن العقد والتواصل معنا. لا حاجة إلى حساب.'
export const formats =
  'كل المحتوى نص يستطيع قارئ الشاشة قراءته بصوت مسموع ويمكن تكبيره. للصور أوصاف. ولا تعتمد أي تعليمات على لون أو شكل أو موضع أو صوت وحده.'
export const meetsTitle = 'كيف يستوفي المتطلبات'
export const standard =
  'صُممت الصفحات وفق المعيار EN 301 549، وبذلك وفق إرشادات الوصول إلى محتوى الويب (WCAG) 2.1 بالمستوى AA.'
export const keyboard = 'يمكن فعل كل شيء بلوحة المفاتيح، وموضع التركيز ظاهر دائمًا.'
export const readers = 'العناوين والمناطق والأسماء والرسائل متاحة لقارئات الشاشة.'
export const sight =
  'للنص تباين كافٍ، ويمكن تكبيره إلى 200 %، ويتسع له عرض شاشة قدره 320 بكسل. وتتوقف الحركة إذا كان جهازك مضبوطًا على تقليلها.'
export const forms = 'توضح النماذج ما يُكتب في كل حقل، وتذكر كل خطأ بجانبه. ولا يضيع شيء مما يُكتب.'
export const measuredTitle = 'كيف اختبرناه'
export const measured = (date: string, version: string, axe: string) =>
  `بتاريخ ${date} فُحص الإصدار ${version} من برنامج هذا المتجر بأداة axe-core ${axe} وفق قواعد WCAG 2.1 بالمستويين A وAA، على شاشة هاتف وشاشة حاسوب.`
export const passed = (pages: number) => `أنواع الصفحات التي فُحصت: ${formatNumber(pages)}. لم يُعثر على أي مخالفة.`
export const failed = (pages: number, rules: number) =>
  `أنواع الصفحات التي فُحصت: ${formatNumber(pages)}. القواعد التي خولفت: ${formatNumber(rules)}`
export const limits = 'لا يكشف الفحص الآلي كل عائق، وربما تغيرت نصوص هذا المتجر وصوره منذ ذلك الحين.'
export const reportTitle = 'الإبلاغ عن عائق'
export const report = 'هل يتعذر عليك الوصول إلى شيء هنا؟ يُرجى التواصل معنا: سنساعدك في طلبك ونزيل العائق.'
export const contact = 'الانتقال إلى صفحة التواصل'
export const authorityTitle = 'الجهة المشرفة'
export const authority = 'إذا لم يفدك ردنا، يمكن التواصل مع الجهة المختصة في بلدك:'
