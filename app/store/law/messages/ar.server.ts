// The browser storage of the store, at the end of the privacy policy

export const storageTitle = 'ما يُحفظ في متصفحك'
export const storageIntro =
  'لا يستخدم هذا المتجر ملفات تعريف الارتباط (الكوكيز) للمتسوقين. ويحفظ ما يلي في متصفحك من أجل الوظائف التي تستخدمها هنا فقط. لا يُستخدم أي منه لأغراض إعلانية ولا يُشارَك مع أي جهة أخرى.'
export const storageName = 'الاسم'
export const storagePurpose = 'الغرض'
export const storageTimes = {
  local: 'حتى مسح بيانات هذا الموقع',
  session: 'حتى إغلاق علامة التبويب',
}
export const storagePurposes = {
  cart: 'محتويات سلتك',
  'cart.old-prices': 'أسعار منتجات سلتك وقت إضافتها، لإظهار أي تغيّر فيها',
  'cart.damaged': 'سلة تعذّرت قراءتها، ليتمكن فريق الدعم من مساعدتك',
  'wishlist.saved': 'أسعار المنتجات المحفوظة ومقاساتها وقت حفظها، لإظهار أي تغيّر فيها',
  currency: 'العملة التي تظهر بها الأسعار',
  session_id: 'رقم عشوائي يحدد قائمة المفضلة الخاصة بك',
  'recently-viewed': 'آخر المنتجات التي شاهدتها',
  'my-sizes': 'المقاسات التي حفظتها كمقاساتك',
  'in-my-size': 'ما إذا كانت القوائم تعرض المنتجات المتوفرة بمقاسك فقط',
  'size-unit': 'ما إذا كانت أدلة المقاسات تظهر بالسنتيمتر أو بالبوصة',
  'body-measures': 'القياسات التي أدخلتها لمعرفة مقاسك، ولا تُرسل أبدًا',
  'review-votes': 'التقييمات التي وجدتها مفيدة',
  'announcement.dismissed': 'إعلان المتجر الذي أخفيته',
  'locale.suggestion': 'ما إذا كنت قد أغلقت اقتراح بلد آخر أو لغة أخرى',
  'checkout.waiting': 'طلب بانتظار الدفع، لمتابعته لاحقًا',
  'checkout.draft': 'ما كتبته عند إتمام الشراء، كي لا يضيع عند إعادة تحميل الصفحة؛ دون بيانات الدفع',
  'cart.key': 'رقم يمنع إرسال الطلب مرتين',
  'react-router-scroll-positions': 'موضعك في الصفحة، للعودة إليه عند الرجوع',
}
export const producerNumbersTitle = 'المعرّفات الفريدة للمنتِج (IDU)'
export const producerNumbersIntro = 'وفقًا للمادة L541-10-13 من قانون البيئة الفرنسي:'
