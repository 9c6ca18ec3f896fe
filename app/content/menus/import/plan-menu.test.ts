import { expect, test } from 'vitest'
import {
  formatMenuLines,
  listTargets,
  type ResolvedTarget,
  replaceTargets,
} from '#app/content/menus/import/plan-menu.ts'
import type { MenuItem, Target } from '#app/content/menus/menu.ts'

const NONE: Target = { kind: 'none', value: '' }

function item(id: string, label: string, target: Target, items: readonly MenuItem[] = []): MenuItem {
  return { id, label, place: 'everywhere', target, items }
}

const SALE: Target = { kind: 'collection', value: 'sale' }
const LINEN: Target = { kind: 'collection', value: 'linen' }

function resolve({ kind, value }: Target): ResolvedTarget {
  if (kind === 'none') return { target: NONE }
  return value === 'linen' ? { target: { kind, value: 'id-of-linen' } } : { rejection: `No ${value}.` }
}

test('targets are replaced with this store’s targets, including the targets of nested items', () => {
  const notes: string[] = []
  const menu = [item('a', 'Shop', NONE, [item('b', '', LINEN)])]
  expect(listTargets(menu)).toEqual([NONE, LINEN])
  expect(replaceTargets(menu, resolve, notes)).toEqual([
    item('a', 'Shop', NONE, [item('b', '', { kind: 'collection', value: 'id-of-linen' })]),
  ])
  expect(notes).toEqual([])
})

test('an item whose target this store lacks is skipped, or becomes a heading if it has nested items', () => {
  const notes: string[] = []
  const menu = [item('a', 'Sale', SALE), item('b', 'More', SALE, [item('c', 'Linen', LINEN), item('d', '', SALE)])]
  expect(replaceTargets(menu, resolve, notes)).toMatchObject([{ id: 'b', target: NONE, items: [{ id: 'c' }] }])
  expect(notes).toEqual([
    '“Sale” is skipped. No sale.',
    'An item without a label is skipped. No sale.',
    '“More” has no link. No sale.',
  ])
})

test.each([[null], ['text'], [[1, { target: 5 }]]])('%j, which is not a valid menu, is left unchanged', (menu) => {
  expect(replaceTargets(menu, resolve, [])).toEqual(menu)
  expect(listTargets(menu)).toEqual([])
})

test('a menu is shown with a line for each item', () => {
  const small = { ...item('c', 'FAQ', { kind: 'screen', value: 'faq' }), place: 'phone' as const }
  expect(formatMenuLines([item('a', 'Shop', NONE, [item('b', '', LINEN)]), small], (target) => target)).toBe(
    'Shop\n– Collection: linen\nFAQ → /faq (Phone menu only)',
  )
})
