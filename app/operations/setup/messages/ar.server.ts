export const categories = {
  dresses: 'فساتين',
  tops: 'قطع علوية',
  bottoms: 'سراويل وتنانير',
  accessories: 'إكسسوارات',
}
export const comingSoonTitle = 'نفتح قريبًا'
export const comingSoonText = 'يُرجى ترك البريد الإلكتروني لمعرفة موعد الافتتاح قبل الجميع.'
export const orderChanges =
  'يمكن تعديل الطلب أو إلغاؤه خلال ساعة من تقديمه: في صفحة الطلب، ورابطها في رسالة التأكيد، يمكن إلغاؤه أو تصحيح العنوان. بعد ذلك يجري تجهيز الطرد.'
export const standardDelivery = 'التوصيل العادي'
