import type { OrderStatus } from '#app/orders/order-status.ts'
import type { PaymentMethod } from '#app/pricing/payment-method.ts'

export type DemoLine = {
  readonly product: string
  readonly size?: string
  readonly color?: string
  readonly quantity?: number
}

export type DemoOrder = {
  /** The age of the order in days, with two decimals; unique. */
  readonly days: number
  readonly customer: string
  readonly status: OrderStatus
  readonly payment?: PaymentMethod
  readonly shipping?: 'standard' | 'express'
  readonly lines: readonly DemoLine[]
  readonly tags?: readonly string[]
}

/** Returns a key that is the same on every load. */
export function toOrderKey({ days, customer }: DemoOrder): string {
  return `${customer}/${days.toFixed(2)}`
}

/** Three months of orders, oldest first: old ones have been delivered, new ones are being prepared. */
export const orders: readonly DemoOrder[] = [
  {
    days: 88.47,
    customer: 'hannah',
    status: 'delivered',
    shipping: 'express',
    lines: [{ product: 'rue-bias-skirt', size: '40', color: 'Garnet' }],
  },
  {
    days: 85.69,
    customer: 'zainab',
    status: 'delivered',
    shipping: 'express',
    lines: [
      { product: 'thandi-wrap-dress-in-rust', size: 'S', color: 'Rust' },
      { product: 'dune-satin-camisole', size: 'S', color: 'Oyster' },
    ],
  },
  {
    days: 84.06,
    customer: 'amaka',
    status: 'delivered',
    payment: 'paypal',
    lines: [
      { product: 'lanre-shirt-dress', size: 'M', color: 'Rose Stripe' },
      { product: 'lanre-shirt-dress-in-olive-poplin', size: 'M', color: 'Olive' },
      { product: 'dune-satin-camisole', size: 'M', color: 'Oyster' },
    ],
  },
  {
    days: 80.46,
    customer: 'sofia',
    status: 'delivered',
    lines: [{ product: 'amara-bias-slip-dress', size: 'S', color: 'Champagne' }],
  },
  {
    days: 78.15,
    customer: 'zainab',
    status: 'delivered',
    payment: 'paypal',
    lines: [{ product: 'selah-column-dress-in-wine', size: 'S', color: 'Wine' }],
  },
  {
    days: 76.6,
    customer: 'chidinma',
    status: 'delivered',
    lines: [
      { product: 'dune-satin-camisole', size: 'S', color: 'Oyster' },
      { product: 'selah-column-dress-in-wine', size: 'S', color: 'Wine' },
    ],
  },
  {
    days: 72.69,
    customer: 'grace',
    status: 'delivered',
    payment: 'google_pay',
    lines: [{ product: 'selah-column-dress', size: 'L', color: 'Ink' }],
  },
  {
    days: 68.32,
    customer: 'meilin',
    status: 'delivered',
    shipping: 'express',
    lines: [{ product: 'thandi-wrap-dress-in-rust', size: 'XS', color: 'Rust' }],
  },
  {
    days: 66.71,
    customer: 'claire',
    status: 'delivered',
    payment: 'apple_pay',
    shipping: 'express',
    lines: [{ product: 'kaia-poplin-shirt', size: 'XS', color: 'Ecru' }],
  },
  {
    days: 65.44,
    customer: 'zainab',
    status: 'delivered',
    shipping: 'express',
    lines: [
      { product: 'dune-satin-camisole', size: 'S', color: 'Sage' },
      { product: 'rue-bias-skirt', size: '36', color: 'Garnet' },
    ],
  },
  { days: 63.01, customer: 'amaka', status: 'cancelled', payment: 'apple_pay', lines: [{ product: 'tarn-straw-hat' }] },
  {
    days: 60.83,
    customer: 'ngozi',
    status: 'delivered',
    payment: 'paypal',
    lines: [{ product: 'thandi-wrap-dress-in-rust', size: 'M', color: 'Rust' }],
  },
  {
    days: 60.02,
    customer: 'hannah',
    status: 'delivered',
    shipping: 'express',
    lines: [
      { product: 'sana-wide-leg-trouser', size: '40', color: 'Cocoa' },
      { product: 'noor-circle-skirt', size: '40', color: 'Olive' },
    ],
  },
  {
    days: 57.8,
    customer: 'olabisi',
    status: 'delivered',
    lines: [{ product: 'sol-leather-belt', size: '85', color: 'Cognac' }],
  },
  {
    days: 56.44,
    customer: 'zainab',
    status: 'delivered',
    payment: 'google_pay',
    lines: [
      { product: 'odette-wool-jacket', size: 'S', color: 'Cream' },
      { product: 'selah-column-dress', size: 'S', color: 'Ink' },
    ],
  },
  {
    days: 53.4,
    customer: 'olabisi',
    status: 'delivered',
    payment: 'google_pay',
    lines: [
      { product: 'sienna-rib-top', size: 'M', color: 'Cocoa' },
      { product: 'amara-bias-slip-dress', size: 'M', color: 'Champagne' },
      { product: 'selah-column-dress', size: 'M', color: 'Olive' },
    ],
  },
  {
    days: 51.07,
    customer: 'amaka',
    status: 'delivered',
    lines: [
      { product: 'sana-wide-leg-trouser', size: '40', color: 'Black' },
      { product: 'lune-half-moon-bag', color: 'Chestnut' },
    ],
  },
  {
    days: 49.47,
    customer: 'zainab',
    status: 'delivered',
    payment: 'paypal',
    lines: [{ product: 'sol-leather-belt', size: '75', color: 'Cognac' }],
  },
  {
    days: 48.57,
    customer: 'hannah',
    status: 'delivered',
    lines: [{ product: 'odette-wool-jacket', size: 'M', color: 'Cream' }],
  },
  {
    days: 47.17,
    customer: 'sofia',
    status: 'delivered',
    lines: [
      { product: 'selah-column-dress', size: 'S', color: 'Ink' },
      { product: 'thandi-wrap-dress', size: 'S', color: 'Olive' },
      { product: 'wren-straw-hat', size: 'M', color: 'Straw' },
    ],
  },
  {
    days: 45.5,
    customer: 'hannah',
    status: 'cancelled',
    lines: [{ product: 'lanre-shirt-dress', size: 'M', color: 'Ivory Stripe' }],
  },
  {
    days: 43.32,
    customer: 'amaka',
    status: 'delivered',
    lines: [
      { product: 'ember-linen-shift', size: 'M', color: 'Terracotta' },
      { product: 'selah-column-dress', size: 'M', color: 'Ink' },
    ],
  },
  {
    days: 41.96,
    customer: 'hannah',
    status: 'cancelled',
    payment: 'paypal',
    lines: [
      { product: 'thandi-wrap-dress', size: 'M', color: 'Olive' },
      { product: 'odette-wool-jacket', size: 'M', color: 'Cream' },
      { product: 'kaia-poplin-shirt', size: 'M', color: 'White' },
    ],
  },
  {
    days: 40.27,
    customer: 'folake',
    status: 'delivered',
    lines: [{ product: 'selah-column-dress', size: 'L', color: 'Ink' }],
  },
  {
    days: 38.16,
    customer: 'folake',
    status: 'delivered',
    payment: 'google_pay',
    lines: [{ product: 'sol-leather-belt', size: '90', color: 'Cognac' }],
  },
  {
    days: 37.43,
    customer: 'zainab',
    status: 'delivered',
    payment: 'apple_pay',
    lines: [
      { product: 'sienna-rib-top', size: 'S', color: 'Cocoa' },
      { product: 'lanre-shirt-dress', size: 'S', color: 'Ivory Stripe' },
    ],
  },
  {
    days: 35.61,
    customer: 'folake',
    status: 'delivered',
    payment: 'paypal',
    lines: [
      { product: 'noor-circle-skirt', size: '42', color: 'Bone' },
      { product: 'dune-satin-camisole', size: 'L', color: 'Oyster' },
    ],
  },
  {
    days: 33.68,
    customer: 'sofia',
    status: 'delivered',
    lines: [
      { product: 'sol-leather-belt', size: '80', color: 'Cognac' },
      { product: 'amara-bias-slip-dress', size: 'S', color: 'Ink' },
    ],
  },
  {
    days: 32.29,
    customer: 'ngozi',
    status: 'delivered',
    lines: [
      { product: 'kaia-poplin-shirt', size: 'M', color: 'White' },
      { product: 'sana-wide-leg-trouser', size: '40', color: 'Cocoa' },
    ],
  },
  {
    days: 31.24,
    customer: 'claire',
    status: 'delivered',
    payment: 'paypal',
    lines: [{ product: 'kaia-poplin-shirt', size: 'XS', color: 'White', quantity: 2 }, { product: 'tarn-straw-hat' }],
  },
  {
    days: 29.62,
    customer: 'grace',
    status: 'cancelled',
    payment: 'google_pay',
    shipping: 'express',
    lines: [
      { product: 'lune-half-moon-bag', color: 'Black' },
      { product: 'indigo-brush-scarf', color: 'Ivory and Rust' },
    ],
  },
  {
    days: 27.59,
    customer: 'ngozi',
    status: 'delivered',
    payment: 'apple_pay',
    lines: [
      { product: 'lune-half-moon-bag', color: 'Chestnut' },
      { product: 'lanre-shirt-dress', size: 'M', color: 'Rose Stripe' },
      { product: 'selah-column-dress', size: 'M', color: 'Olive' },
    ],
  },
  {
    days: 26.78,
    customer: 'chidinma',
    status: 'delivered',
    payment: 'paypal',
    shipping: 'express',
    lines: [
      { product: 'amara-bias-slip-dress', size: 'S', color: 'Champagne' },
      { product: 'odette-wool-jacket', size: 'S', color: 'Ink' },
    ],
  },
  {
    days: 24.79,
    customer: 'ngozi',
    status: 'cancelled',
    lines: [{ product: 'dune-satin-camisole', size: 'M', color: 'Oyster' }],
  },
  {
    days: 23.09,
    customer: 'folake',
    status: 'delivered',
    lines: [
      { product: 'sana-wide-leg-trouser', size: '42', color: 'Cocoa' },
      { product: 'rue-bias-skirt', size: '42', color: 'Garnet' },
    ],
  },
  {
    days: 21.82,
    customer: 'zainab',
    status: 'delivered',
    payment: 'apple_pay',
    lines: [{ product: 'sol-leather-belt', size: '75', color: 'Black' }],
  },
  {
    days: 20.68,
    customer: 'sofia',
    status: 'delivered',
    payment: 'paypal',
    lines: [{ product: 'ember-linen-shift', size: 'S', color: 'Terracotta' }],
  },
  {
    days: 19.26,
    customer: 'grace',
    status: 'delivered',
    payment: 'apple_pay',
    lines: [
      { product: 'sol-leather-belt', size: '90', color: 'Cognac' },
      { product: 'zuri-tiered-dress', size: 'L', color: 'Chalk' },
    ],
  },
  {
    days: 17.53,
    customer: 'amaka',
    status: 'delivered',
    shipping: 'express',
    lines: [
      { product: 'sana-wide-leg-trouser', size: '40', color: 'Sand' },
      { product: 'adaeze-midi-dress', size: 'M', color: 'Ochre' },
      { product: 'dune-satin-camisole', size: 'M', color: 'Oyster' },
    ],
  },
  {
    days: 16.55,
    customer: 'chidinma',
    status: 'delivered',
    payment: 'paypal',
    lines: [{ product: 'sana-wide-leg-trouser', size: '38', color: 'Black' }],
  },
  {
    days: 14.35,
    customer: 'folake',
    status: 'delivered',
    lines: [{ product: 'amara-bias-slip-dress', size: 'L', color: 'Champagne' }],
  },
  {
    days: 13.51,
    customer: 'amaka',
    status: 'delivered',
    lines: [
      { product: 'sienna-rib-top', size: 'M', color: 'Cocoa' },
      { product: 'osun-adire-kaftan', size: 'S/M', color: 'Indigo' },
    ],
  },
  {
    days: 12.52,
    customer: 'sofia',
    status: 'delivered',
    lines: [
      { product: 'sienna-rib-top', size: 'S', color: 'Ivory', quantity: 2 },
      { product: 'kaia-poplin-shirt', size: 'S', color: 'Sky' },
    ],
  },
  {
    days: 11.47,
    customer: 'amaka',
    status: 'shipped',
    lines: [
      { product: 'dune-satin-camisole', size: 'M', color: 'Sage' },
      { product: 'odette-wool-jacket', size: 'M', color: 'Cream' },
    ],
  },
  {
    days: 10.65,
    customer: 'sofia',
    status: 'delivered',
    shipping: 'express',
    lines: [
      { product: 'osun-adire-kaftan', size: 'S/M', color: 'Indigo' },
      { product: 'sana-wide-leg-trouser', size: '38', color: 'Black' },
    ],
  },
  {
    days: 9.31,
    customer: 'meilin',
    status: 'shipped',
    lines: [
      { product: 'lanre-shirt-dress', size: 'XS', color: 'Ivory Stripe' },
      { product: 'lune-half-moon-bag', color: 'Chestnut' },
      { product: 'thandi-wrap-dress', size: 'XS', color: 'Olive' },
    ],
  },
  {
    days: 8.24,
    customer: 'zainab',
    status: 'cancelled',
    lines: [{ product: 'haru-linen-tee', size: 'S', color: 'Chalk' }],
  },
  {
    days: 7.79,
    customer: 'chidinma',
    status: 'delivered',
    lines: [
      { product: 'dune-satin-camisole', size: 'S', color: 'Oyster' },
      { product: 'atelier-leather-tote', color: 'Natural' },
    ],
  },
  {
    days: 6.59,
    customer: 'sofia',
    status: 'shipped',
    lines: [
      { product: 'lune-half-moon-bag', color: 'Chestnut' },
      { product: 'thandi-wrap-dress', size: 'S', color: 'Ink' },
      { product: 'alma-merino-jumper', size: 'S', color: 'Oat' },
    ],
  },
  {
    days: 5.88,
    customer: 'grace',
    status: 'shipped',
    shipping: 'express',
    lines: [
      { product: 'haru-linen-tee', size: 'L', color: 'Lichen' },
      { product: 'osun-adire-kaftan', size: 'S/M', color: 'Kola' },
    ],
  },
  {
    days: 5.4,
    customer: 'ngozi',
    status: 'processing',
    payment: 'paypal',
    lines: [{ product: 'thandi-wrap-dress', size: 'M', color: 'Olive' }],
  },
  {
    days: 4.58,
    customer: 'amaka',
    status: 'shipped',
    payment: 'paypal',
    lines: [
      { product: 'thandi-wrap-dress', size: 'M', color: 'Olive' },
      { product: 'adaeze-midi-dress', size: 'M', color: 'Ochre' },
    ],
  },
  { days: 3.86, customer: 'meilin', status: 'shipped', lines: [{ product: 'tarn-straw-hat' }] },
  {
    days: 3.3,
    customer: 'grace',
    status: 'processing',
    lines: [
      { product: 'rue-bias-skirt', size: '42', color: 'Garnet' },
      { product: 'dune-satin-camisole', size: 'L', color: 'Oyster' },
      { product: 'ember-linen-shift', size: 'L', color: 'Lichen' },
    ],
  },
  {
    days: 2.79,
    customer: 'meilin',
    status: 'processing',
    lines: [
      { product: 'wren-straw-hat', size: 'M', color: 'Straw' },
      { product: 'sienna-rib-top', size: 'XS', color: 'Cocoa' },
    ],
  },
  {
    days: 2.33,
    customer: 'olabisi',
    status: 'processing',
    payment: 'paypal',
    lines: [
      { product: 'kaia-poplin-shirt', size: 'M', color: 'White' },
      { product: 'zuri-tiered-dress', size: 'M', color: 'Chalk' },
    ],
  },
  {
    days: 2.09,
    customer: 'ngozi',
    status: 'cancelled',
    payment: 'google_pay',
    lines: [{ product: 'sana-wide-leg-trouser', size: '40', color: 'Cocoa' }],
  },
  {
    days: 1.55,
    customer: 'claire',
    status: 'processing',
    tags: ['Call first'],
    lines: [{ product: 'alma-merino-jumper', size: 'XS', color: 'Oat' }],
  },
  {
    days: 1.24,
    customer: 'chidinma',
    status: 'pending',
    payment: 'apple_pay',
    lines: [{ product: 'odette-wool-jacket', size: 'S', color: 'Cream' }],
  },
  {
    days: 0.85,
    customer: 'meilin',
    status: 'pending',
    lines: [
      { product: 'haru-linen-tee', size: 'XS', color: 'Chalk' },
      { product: 'adaeze-midi-dress', size: 'XS', color: 'Ochre' },
    ],
  },
  {
    days: 0.61,
    customer: 'folake',
    status: 'processing',
    tags: ['Gift note'],
    lines: [
      { product: 'odette-wool-jacket', size: 'L', color: 'Ink' },
      { product: 'rue-bias-skirt', size: '42', color: 'Garnet' },
    ],
  },
  {
    days: 0.49,
    customer: 'grace',
    status: 'pending',
    lines: [
      { product: 'imisi-satin-gown', size: 'L', color: 'Wine' },
      { product: 'atelier-leather-tote', color: 'Espresso' },
    ],
  },
  {
    days: 0.27,
    customer: 'chidinma',
    status: 'processing',
    lines: [
      { product: 'mira-gathered-skirt', size: '38', color: 'Indigo Dot' },
      { product: 'alma-merino-jumper', size: 'S', color: 'Oat' },
    ],
  },
]
