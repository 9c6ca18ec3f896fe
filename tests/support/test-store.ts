import { PAYMENT_METHODS } from '#app/features/orders/order.ts'
import { initialSettings } from '#app/features/settings/settings.ts'
import { storeOf } from '#app/features/settings/store.tsx'

/** A store whose checkout takes the card itself. */
export function testStore(settings = initialSettings) {
  return storeOf(settings, { title: 'Demo', methods: PAYMENT_METHODS, paidAt: 'checkout' }, { language: 'en' })
}
