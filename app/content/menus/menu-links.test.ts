import { expect, test } from 'vitest'
import type { MenuItem, Place, Target } from '#app/content/menus/menu.ts'
import { buildFooter, buildHeader, type KnownTargets } from '#app/content/menus/menu-links.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'

const CATEGORY = { id: 'c-1', slug: 'dresses', name: 'Dresses', image: null }
const KNOWN: KnownTargets = {
  found: {
    products: [{ id: 'p-1', name: 'Slip dress' }],
    pages: [
      { id: 'w-1', title: 'Care', slug: 'care', policy: null },
      { id: 'w-2', title: 'How we ship', slug: 'ship', policy: 'shipping' },
    ],
    categories: [CATEGORY],
  },
  collections: [
    { id: 'l-1', name: 'Linen', slug: 'linen', image: '/linen.jpg' },
    { id: 'l-2', name: 'Silk', slug: 'silk', image: null },
  ],
  categories: [CATEGORY, { id: 'c-2', slug: 'tops', name: 'Tops', image: null }].map(
    ({ id: _, ...category }) => category,
  ),
  policies: [{ policy: 'shipping', title: 'How we ship' }],
  isAboutEmpty: false,
  isDemo: false,
}
const NOTHING_FOUND: KnownTargets = {
  found: { products: [], pages: [], categories: [] },
  collections: [],
  categories: [],
  policies: [],
  isAboutEmpty: true,
  isDemo: false,
}

function item(label: string, [kind, value]: readonly [Target['kind'], string], items: readonly MenuItem[] = []) {
  return {
    id: `i-${label}-${kind}-${value}`.toLowerCase(),
    label,
    place: 'everywhere' as Place,
    target: { kind, value },
    items,
  }
}

const heading = (label: string, ...items: readonly MenuItem[]) => item(label, ['none', ''], items)
const listLinks = (target: readonly [Target['kind'], string], label = '', known = KNOWN) =>
  buildFooter([heading('Column', item(label, target))], known).flatMap(({ links }) =>
    links.map(({ label: text, to }) => [text, to]),
  )

test.each([
  [['screen', 'home'], [['Home', '/']]],
  [['screen', 'shop'], [['Shop', '/shop']]],
  [['screen', 'lookbook'], [['Lookbook', '/lookbook']]],
  [['category', 'c-1'], [['Dresses', '/shop?category=dresses']]],
  [['collection', 'l-2'], [['Silk', '/collection/silk']]],
  [['product', 'p-1'], [['Slip dress', '/product/p-1']]],
  [['page', 'w-1'], [['Care', '/pages/care']]],
  [['page', 'w-2'], [['How we ship', '/shipping']]],
  [['policy', 'shipping'], [['How we ship', '/shipping']]],
  [
    ['categories', ''],
    [
      ['Dresses', '/shop?category=dresses'],
      ['Tops', '/shop?category=tops'],
    ],
  ],
  [
    ['collections', ''],
    [
      ['Linen', '/collection/linen'],
      ['Silk', '/collection/silk'],
    ],
  ],
] as const)('the item %j links to each of its targets by name', (target, links) => {
  expect(listLinks(target)).toEqual(links)
})

test.each([
  ['category', 'c-9'],
  ['collection', 'l-9'],
  ['product', 'p-9'],
  ['page', 'w-9'],
  ['policy', 'returns'],
  ['policy', 'nonsense'],
  ['screen', 'nonsense'],
] as const)('a link to %s “%s”, which shoppers cannot open, is not shown', (kind, value) => {
  expect(listLinks([kind, value], 'Label')).toEqual([])
})

test('an item without a target is not shown', () => {
  expect(listLinks(['none', ''], 'Label')).toEqual([])
})

test('a label replaces the name of the target', () => {
  expect(listLinks(['page', 'w-1'], 'Washing')).toEqual([['Washing', '/pages/care']])
  expect(listLinks(['address', 'https://journal.example/'], 'Journal')).toEqual([
    ['Journal', 'https://journal.example/'],
  ])
})

test('a target can occur several times, but identical links are shown only once', () => {
  const nested = [item('New', ['screen', 'shop']), item('Best', ['screen', 'shop']), item('New', ['screen', 'shop'])]
  expect(buildFooter([heading('Shop', ...nested)], KNOWN)[0]?.links).toEqual([
    { label: 'New', to: '/shop' },
    { label: 'Best', to: '/shop' },
  ])
})

test('an item with nested items opens them, with its own target first', () => {
  const shop = item('Shop', ['screen', 'shop'], [item('', ['collection', 'l-1'])])
  expect(buildHeader([shop], KNOWN)).toMatchObject([
    {
      label: 'Shop',
      links: [
        { label: 'Shop', to: '/shop' },
        { label: 'Linen', to: '/collection/linen', image: '/linen.jpg' },
      ],
    },
  ])
})

test('items that only open nested items are not shown if none of those can be shown', () => {
  const empty = heading('Cloth', item('', ['collection', 'l-9']))
  expect(buildHeader([empty], KNOWN)).toEqual([])
  expect(buildFooter([empty], KNOWN)).toEqual([])
})

test('the demo store has its own links, and a dropdown even without collections', () => {
  const known = { ...NOTHING_FOUND, isAboutEmpty: false, isDemo: true }
  const shown = buildHeader(createPresetMenus(true).header, known)
  expect(shown.map(({ label, place }) => [label, place])).toEqual([
    ['Shop', 'everywhere'],
    ['Collections', 'everywhere'],
    ['Lookbook', 'phone'],
    ['About', 'everywhere'],
    ['Wishlist', 'small'],
    ['Contact Us', 'small'],
    ['FAQ', 'small'],
  ])
  expect(shown[1]).toMatchObject({ links: [] })
  const columns = buildFooter(createPresetMenus(true).footer, known).map(({ title, links }) => [
    title,
    links.map(({ label, to }) => `${label} ${to}`),
  ])
  expect(columns).toEqual([
    ['Shop', ['All Products /shop', 'New Arrivals /shop', 'Bestsellers /shop', 'Lookbook /lookbook']],
    ['About', ['Our Story /about', 'Contact Us /contact', 'FAQ /faq']],
  ])
})

test('an owner’s store links only to existing pages', () => {
  const listNames = (known: KnownTargets) => [
    buildHeader(createPresetMenus(false).header, known).map(({ label }) => label),
    buildFooter(createPresetMenus(false).footer, known).flatMap(({ links }) => links.map(({ label }) => label)),
  ]
  const small = ['Wishlist', 'Contact Us', 'FAQ']
  expect(listNames(NOTHING_FOUND)).toEqual([
    ['Home', 'Shop', ...small],
    ['Home', 'All Products', 'Contact Us', 'FAQ', 'My orders'],
  ])
  expect(listNames(KNOWN)).toEqual([
    ['Home', 'Shop', 'Collections', 'Lookbook', 'About', ...small],
    ['Home', 'All Products', 'Linen', 'Silk', 'Lookbook', 'Our Story', 'Contact Us', 'FAQ', 'My orders', 'How we ship'],
  ])
})
