import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { orderText } from '#app/orders/order-text.ts'

/** The pages that every store has and that menu items can link to. */
export const SCREENS = {
  home: { path: '/', label: () => storefrontText.home },
  shop: { path: '/shop', label: () => storefrontText.shop },
  lookbook: { path: '/lookbook', label: () => storefrontText.lookbook },
  about: { path: '/about', label: () => storefrontText.about },
  contact: { path: '/contact', label: () => storefrontText.contactUs },
  faq: { path: '/faq', label: () => storefrontText.faq },
  orders: { path: '/orders', label: () => orderText.myOrders },
  wishlist: { path: '/wishlist', label: () => storefrontText.wishlist },
} as const

export type Screen = keyof typeof SCREENS

export function isScreen(name: string): name is Screen {
  return Object.hasOwn(SCREENS, name)
}

// Boundary: `Object.keys` returns strings
export const screens = Object.keys(SCREENS) as Screen[]
