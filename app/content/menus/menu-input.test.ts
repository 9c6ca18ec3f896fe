import { describe, expect, test } from 'vitest'
import type { MenuItem, Place, Target } from '#app/content/menus/menu.ts'
import { checkMenu, readStoredMenu } from '#app/content/menus/menu-input.ts'
import { createPresetMenus } from '#app/content/menus/preset-menus.ts'

type MenuItemFixture = Partial<Omit<MenuItem, 'target'>> & { readonly target?: Target }
let count = 0
function item(changes: MenuItemFixture = {}): MenuItem {
  count += 1
  const target: Target = { kind: 'screen', value: 'shop' }
  return { id: `i-${count}`, label: 'Shop', place: 'everywhere', target, items: [], ...changes }
}
const NOTHING: Target = { kind: 'none', value: '' }
const many = (length: number, changes: MenuItemFixture = {}) => Array.from({ length }, () => item(changes))
const getErrors = (menu: 'header' | 'footer', raw: unknown) => {
  const checked = checkMenu(menu, raw)
  return checked.ok ? {} : checked.errors
}

test.each(['header', 'footer'] as const)('the presets of the %s can be saved unchanged', (menu) => {
  for (const isDemo of [true, false]) {
    const preset = createPresetMenus(isDemo)[menu]
    expect(checkMenu(menu, preset)).toEqual({ ok: true, items: preset })
    expect(readStoredMenu(JSON.parse(JSON.stringify(preset)))).toEqual(preset)
  }
})

test.each([
  ['header', 'six items on wide screens', many(6, { label: 'New in' })],
  ['header', '40 characters on wide screens', many(2, { label: 'x'.repeat(20) })],
  ['header', 'twelve items', many(12, { place: 'phone' })],
  ['header', 'a label of 40 characters', [item({ label: 'x'.repeat(40) })]],
  ['header', '20 nested items', [item({ items: many(20) })]],
  ['footer', 'six columns', many(6, { label: 'Help', target: NOTHING })],
] as const)('the %s can have %s', (menu, _, items) => {
  expect(getErrors(menu, items)).toEqual({})
})

describe('URLs', () => {
  const getAddressErrors = (value: string) =>
    getErrors('header', [item({ id: 'one', target: { kind: 'address', value } })])

  test.each(['/shop?sort=newest', '/about#values', 'https://journal.example/', 'https://journal.example/a?b=c'])(
    '%s is valid',
    (value) => {
      expect(getAddressErrors(value)).toEqual({})
    },
  )

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://journal.example/',
    '//journal.example/',
    '/\\journal.example/',
    '/\t/journal.example/',
    'https://',
    'https://ada:secret@journal.example/',
    'mailto:ada@example.com',
    'journal',
    '',
  ])('%s is invalid', (value) => {
    expect(getAddressErrors(value)).toEqual({
      'header.one.target': 'Enter a path in your store, such as /shop?sort=newest, or a URL that begins with https://',
    })
  })

  test('can have at most 1,000 characters', () => {
    expect(getAddressErrors(`https://journal.example/${'a'.repeat(1_000)}`)).toEqual({
      'header.one.target': 'A URL can have at most 1000 characters',
    })
  })
})

test.each([
  [
    'header',
    [item({ id: 'a', label: '', target: NOTHING, items: [item()] })],
    { 'header.a.label': 'Label is required' },
  ],
  [
    'header',
    [item({ id: 'a', label: 'x'.repeat(41), place: 'phone' })],
    { 'header.a.label': 'Label can have at most 40 characters' },
  ],
  ['header', [item({ id: 'a', target: NOTHING })], { 'header.a.target': 'Choose what it links to' }],
  [
    'header',
    [item({ id: 'a', target: { kind: 'screen', value: 'cart' } })],
    { 'header.a.target': 'Choose what it links to' },
  ],
  [
    'header',
    [item({ id: 'a', target: { kind: 'product', value: '' } })],
    { 'header.a.target': 'Choose what it links to' },
  ],
  [
    'header',
    [item({ id: 'a', target: { kind: 'collections', value: '' } })],
    { 'header.a.target': '“All categories” and “All collections” can only be nested under an item' },
  ],
  [
    'footer',
    [item({ id: 'a' })],
    { 'footer.a.target': 'A column heading cannot have a link. Add its links below it.' },
  ],
  ['footer', many(7, { target: NOTHING }), { footer: 'The footer can have at most 6 columns. Remove one first.' }],
  ['header', many(13, { place: 'phone' }), { header: 'The header can have at most 12 items. Remove one first.' }],
  [
    'header',
    [item({ id: 'a', items: many(21) })],
    { 'header.a': 'An item can have at most 20 nested items. Remove some first.' },
  ],
  [
    'header',
    many(7, { label: 'New' }),
    {
      header:
        'On wide screens, the header can have at most 6 items. Shorten labels, nest items, or show some in the phone menu only.',
    },
  ],
  [
    'header',
    many(2, { label: 'A long label of 23 chars' }),
    {
      header:
        'On wide screens, header labels can have at most 40 characters in total. They now have 48. Shorten labels, nest items, or show some in the phone menu only.',
    },
  ],
  ['header', 'nonsense', { header: 'This menu could not be read. Reload the page and try again.' }],
  ['header', [{ id: 'a' }], { header: 'This menu could not be read. Reload the page and try again.' }],
  [
    'header',
    [item({ id: 'a', place: 'nowhere' as Place })],
    { header: 'This menu could not be read. Reload the page and try again.' },
  ],
  [
    'header',
    [item({ id: 'a' }), item({ id: 'a' })],
    { header: 'This menu could not be read. Reload the page and try again.' },
  ],
] as const)('an invalid %s is rejected with a message', (menu, raw, errors) => {
  expect(getErrors(menu, raw)).toEqual(errors)
})

test('only top-level header items can be limited to some viewports', () => {
  const nested = item({ place: 'phone' })
  const checked = checkMenu('header', [item({ place: 'phone', items: [nested] })])
  expect(checked).toMatchObject({ items: [{ place: 'phone', items: [{ id: nested.id, place: 'everywhere' }] }] })
  const column = item({ label: 'Help', place: 'phone', target: NOTHING })
  expect(checkMenu('footer', [column])).toMatchObject({ items: [{ place: 'everywhere' }] })
})

test('a menu that contains itself or has three levels is rejected', () => {
  const looped = item({ id: 'a' })
  expect(getErrors('header', [{ ...looped, items: [looped] }])).toEqual({
    'header.a': 'This item contains itself. Remove it from its nested items.',
  })
  const deep = item({ id: 'b', items: [item({ id: 'c', items: [item()] })] })
  expect(getErrors('header', [deep])).toEqual({
    'header.b': 'Menus have two levels: nested items cannot have their own nested items.',
  })
})

test('an item needs no label if its target has a name; headings and items with a URL need a label', () => {
  const collections = item({ label: '', target: { kind: 'collections', value: '' } })
  expect(getErrors('footer', [item({ target: NOTHING, items: [item({ label: '' }), collections] })])).toEqual({})
  expect(getErrors('header', [item({ label: '' }), item({ label: '', items: [item()] })])).toEqual({})
  const address = item({ id: 'a', label: '', target: { kind: 'address', value: '/shop' } })
  expect(getErrors('footer', [item({ target: NOTHING, items: [address] })])).toEqual({
    'footer.a.label': 'Label is required',
  })
})

test('unreadable items of a stored menu are omitted', () => {
  const [readableItem, nested] = [item(), item()]
  const stored = [
    { ...readableItem, items: [nested, { ...nested, place: 'nowhere' }, 7] },
    { ...readableItem, target: { kind: 'newer', value: '' } },
    null,
  ]
  expect(readStoredMenu(stored)).toEqual([{ ...readableItem, items: [nested] }])
  expect(readStoredMenu('nonsense')).toEqual([])
})
