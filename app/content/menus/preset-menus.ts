import type { MenuItem, Menus, Place, Target } from '#app/content/menus/menu.ts'
import type { Screen } from '#app/content/menus/screens.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { orderText } from '#app/orders/order-text.ts'

type ItemOptions = { readonly place?: Place; readonly items?: readonly MenuItem[] }

function item(
  id: string,
  label: string,
  target: Target,
  { place = 'everywhere', items = [] }: ItemOptions = {},
): MenuItem {
  return { id, label, place, target, items }
}

const NOTHING: Target = { kind: 'none', value: '' }
const screen = (name: Screen): Target => ({ kind: 'screen', value: name })
const allCollections = item('all-collections', '', { kind: 'collections', value: '' })
const allCategories = item('all-categories', '', { kind: 'categories', value: '' })

/** Creates the last header items, which are the same in the demo store and in the owner's store. */
const createSharedHeaderItems = () => [
  item('collections', storefrontText.collections, NOTHING, { items: [allCollections] }),
  item('lookbook', storefrontText.lookbook, screen('lookbook'), { place: 'phone' }),
  item('about', storefrontText.about, screen('about')),
  item('wishlist', storefrontText.wishlist, screen('wishlist'), { place: 'small' }),
  item('contact', storefrontText.contactUs, screen('contact'), { place: 'small' }),
  item('faq', storefrontText.faq, screen('faq'), { place: 'small' }),
]

/** Creates the items about the store that the footers of the demo store and of the owner's store share. */
const createSharedAboutItems = () => [
  item('our-story', storefrontText.ourStory, screen('about')),
  item('contact', storefrontText.contactUs, screen('contact')),
  item('faq', storefrontText.faq, screen('faq')),
]

/** Creates the menus of the demo store. */
const createDemoMenus = (): Menus => ({
  header: [item('shop', storefrontText.shop, screen('shop')), ...createSharedHeaderItems()],
  footer: [
    item('shop', storefrontText.shop, NOTHING, {
      items: [
        item('all-products', storefrontText.allProducts, screen('shop')),
        item('new-arrivals', storefrontText.newArrivals, screen('shop')),
        item('bestsellers', storefrontText.bestsellers, screen('shop')),
        item('lookbook', storefrontText.lookbook, screen('lookbook')),
      ],
    }),
    item('about', storefrontText.about, NOTHING, { items: createSharedAboutItems() }),
  ],
})

/** Creates the initial menus of the owner's store, without the demo store's links to new arrivals and bestsellers. */
const createOwnerMenus = (): Menus => ({
  header: [
    item('home', storefrontText.home, screen('home'), { place: 'phone' }),
    item('shop', storefrontText.shop, NOTHING, {
      items: [item('all-products', storefrontText.allProducts, screen('shop')), allCategories],
    }),
    ...createSharedHeaderItems(),
  ],
  footer: [
    item('shop', storefrontText.shop, NOTHING, {
      items: [
        item('home', storefrontText.home, screen('home')),
        item('all-products', storefrontText.allProducts, screen('shop')),
        allCollections,
        item('lookbook', storefrontText.lookbook, screen('lookbook')),
      ],
    }),
    item('about', storefrontText.about, NOTHING, {
      items: [
        ...createSharedAboutItems(),
        item('orders', orderText.myOrders, screen('orders')),
        item('shipping', '', { kind: 'policy', value: 'shipping' }),
        item('returns', '', { kind: 'policy', value: 'returns' }),
      ],
    }),
  ],
})

/** Creates, in the language of the page, the menus that apply until staff save their own. */
export function createPresetMenus(isDemo: boolean): Menus {
  return isDemo ? createDemoMenus() : createOwnerMenus()
}
