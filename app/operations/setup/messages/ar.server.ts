export const categories = {
  dresses: 'فساتين',
  tops: 'قطع علوية',
  bottoms: 'سراويل وتنانير',
  accessories: 'إكسسوارات',
}
export const comingSoonTitle = 'الافتتاح قريبًا'
export const comingSoonText = 'يُرجى ترك البريد الإلكتروني لمعرفة موعد الافتتاح قبل الجميع.'
export const orderChanges =
  'يمكن تعديل الطلب أو إلغاؤه خلال ساعة من تقديمه. يؤدي الرابط في رسالة التأكيد إلى صفحة الطلب، حيث يمكن إلغاؤه أو تصحيح العنوان. بعد ذلك نجهّز الطرد.'
export const standardDelivery = 'التوصيل العادي'
