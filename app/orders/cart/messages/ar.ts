import { formatNumber } from '#app/lib/format/number.ts'
import { plural } from '#app/lib/plural.ts'

/** Has its own direction, whatever surrounds it. */
const isolated = (text: string) => `\u2068${text}\u2069`

// Product page
export const selectSize = 'يُرجى اختيار المقاس'
export const selectColor = 'يُرجى اختيار اللون'
export const added = 'تمت الإضافة إلى السلة!'
/** After `added`. */
export const notStored = 'لا يستطيع متصفحك حفظ السلة، لذلك ستصبح فارغة عند إغلاق هذه الصفحة أو إعادة تحميلها.'
export const color = (name: string | undefined) => `اللون: ${name ?? ''}`
export const size = 'المقاس'
export const soldOutSize = (size: string) => `${size}، نفدت الكمية`
export const isSoldOut = (size: string | null, color: string | undefined) =>
  `نفدت الكمية: ${[size, color].flatMap((part) => (part ? isolated(part) : [])).join('، ')}. `
export const chosenQuantity = (quantity: number) => ` الكمية: ${quantity}`
export const needsJavaScript = 'تتطلب السلة تفعيل JavaScript لأنها محفوظة في متصفحك.'
export const onBackorder = 'متوفر بالطلب المسبق'
export const onlyLeft = (units: number) =>
  plural('ar', units, {
    zero: 'نفدت الكمية',
    one: 'بقيت قطعة واحدة فقط',
    two: 'بقيت قطعتان فقط',
    few: `بقيت ${units} قطع فقط`,
    many: `بقيت ${units} قطعة فقط`,
    other: `بقيت ${units} قطعة فقط`,
  })
export const inStock = 'متوفر'
export const outOfStock = 'نفدت الكمية'
export const justAdded = 'تمت الإضافة ✓'
export const notifyMe = (size: string | null) => (size ? `أبلغني عند توفر المقاس ${size}` : 'أبلغني عند توفره')
export const notifyOfMySize = 'أبلغني عند توفر مقاسي'
export const addToCart = 'إضافة إلى السلة'
export const full = 'سلتك ممتلئة. الحد الأقصى للطلب 100 بند.'
export const notAdded = (names: string) => `لم تتم إضافة: ${names}.`
// Quick add on cards
export const quickAdd = 'إضافة سريعة'
export const quickAddProduct = (product: string) => `إضافة سريعة: ${isolated(product)}`
export const addSize = (size: string) => `إضافة المقاس ${isolated(size)}`
export const closeQuickAdd = 'إغلاق'
export const sizesNotLoaded = 'تعذّر تحميل المقاسات.'
// Quantity; the product comes after a colon
const ofProduct = (product: string | undefined) => (product ? `: ${isolated(product)}` : '')
export const quantityLabel = (product: string | undefined) => `الكمية${ofProduct(product)}`
export const decreaseLabel = (product: string | undefined) => `تقليل الكمية${ofProduct(product)}`
export const increaseLabel = (product: string | undefined) => `زيادة الكمية${ofProduct(product)}`
// The drawer
export const removed = (product: string) => `تمت إزالة ${isolated(product)}.`
export const changed = (product: string, quantity: number) => `\u200f${isolated(product)}: ${quantity}.`
export const announcement = (change: string, subtotal: string) => `${change} المجموع الفرعي: ${subtotal}`
export const toFreeDelivery = (amount: string) => `بقي ${amount} للحصول على شحن مجاني`
export const hasFreeDelivery = 'الشحن مجاني.'
export const subtotal = 'المجموع الفرعي'
export const atCheckout = (tax: 'included' | 'added' | null) =>
  tax === 'added'
    ? 'تُحتسب رسوم الشحن والضرائب عند إتمام الشراء.'
    : `${tax === 'included' ? 'شامل الضريبة. ' : ''}تُحتسب رسوم الشحن عند إتمام الشراء.`
export const toCheckout = 'إتمام الشراء'
export const continueShopping = 'متابعة التسوق'
export const empty = 'سلتك فارغة'
export const emptyHint = 'قطع جميلة كثيرة بانتظارك في المتجر'
export const oldPrice = 'السعر السابق'
export const newPrice = 'السعر الجديد'
export const each = (price: string) => ` · ${price} للقطعة`
export const priceUpdated = 'تغيّر السعر'
export const noLongerAvailable = 'لم يعد متوفرًا'
export const removeProduct = (product: string) => `إزالة ${isolated(product)}`
export const remove = 'إزالة'
export const heading = (units: number) => `سلة التسوق (${units})`
export const close = 'إغلاق السلة'
export const notShown = 'تعذّر تحميل السلة.'
/** With the digits of the badge, which people say who control by voice. */
export const openCart = (units: number) => (units === 0 ? 'السلة' : `السلة، عدد القطع: ${formatNumber(units)}`)
export const cart = 'السلة'
