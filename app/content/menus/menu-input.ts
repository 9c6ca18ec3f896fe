import { z } from 'zod'
import { adminText } from '#app/content/menus/admin-text.ts'
import {
  isAutomatic,
  MAX_ITEMS,
  MAX_LABEL,
  MAX_NESTED,
  MAX_WIDE,
  type MenuItem,
  type MenuName,
  PLACES,
  type Place,
  type Target,
} from '#app/content/menus/menu.ts'
import { findTargetRejection, readTarget } from '#app/content/menus/target-input.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { readFields } from '#app/lib/json.ts'

const ITEM_ID = /^[a-z][a-z0-9-]{0,39}$/

const itemShape = z.strictObject({
  id: z.string().regex(ITEM_ID),
  label: z.string(),
  place: z.string(),
  target: z.strictObject({ kind: z.string(), value: z.string() }),
  items: z.array(z.unknown()),
})
type RawItem = z.output<typeof itemShape>

type CheckedMenu =
  | { readonly ok: true; readonly items: readonly MenuItem[] }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Checks a menu from a form. Errors are keyed by '<menu>', '<menu>.<id>' or '<menu>.<id>.<field>'. */
export function checkMenu(menu: MenuName, raw: unknown): CheckedMenu {
  const errors: Record<string, string> = {}
  const ids = new Set<string>()
  const reject = (name: string, message: string) => {
    errors[name] ??= message
    return []
  }
  const fail = (id: string, field: string, message: string) => reject(`${menu}.${id}.${field}`, message)

  function checkItem(value: unknown, parent: RawItem | null): readonly MenuItem[] {
    const result = parseInput(itemShape, value)
    if (!result.ok) return reject(menu, adminText.unreadable)
    const item = result.value
    const { id, label, target } = item
    if (parent?.id === id) return reject(`${menu}.${id}`, adminText.containsItself)
    if (ids.has(id)) return reject(menu, adminText.unreadable)
    ids.add(id)
    if (parent && item.items.length > 0) return reject(`${menu}.${parent.id}`, adminText.tooDeep)
    if (item.items.length > MAX_NESTED) {
      return reject(`${menu}.${id}`, adminText.tooManyNested(MAX_NESTED))
    }
    if (label.length > MAX_LABEL) fail(id, 'label', adminText.labelTooLong(MAX_LABEL))
    if (label === '' && needsLabel(menu, target, parent)) fail(id, 'label', adminText.labelMissing)
    const rejection = findItemRejection(menu, item, parent)
    if (rejection) fail(id, 'target', rejection)
    const items = item.items.flatMap((nested) => checkItem(nested, item))
    const place = findPlace(menu, item.place, parent)
    const checked = readTarget(target)
    return checked && place ? [{ id, label, place, target: checked, items }] : reject(menu, adminText.unreadable)
  }

  if (!Array.isArray(raw)) return { ok: false, errors: { [menu]: adminText.unreadable } }
  if (raw.length > MAX_ITEMS[menu]) {
    return { ok: false, errors: { [menu]: adminText.menuFull(menu, MAX_ITEMS[menu]) } }
  }
  const items = raw.flatMap((value) => checkItem(value, null))
  if (menu === 'header') {
    const rejection = findRowRejection(items)
    if (rejection) reject(menu, rejection)
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, items }
}

/** Footer headings and targets without a name need a label. Other items use the name of their target. */
function needsLabel(menu: MenuName, { kind }: RawItem['target'], parent: RawItem | null): boolean {
  return kind === 'address' || (parent === null && (menu === 'footer' || kind === 'none'))
}

function findItemRejection(menu: MenuName, { target, items }: RawItem, parent: RawItem | null): string | null {
  if (target.kind === 'none') {
    const isHeading = parent === null && (menu === 'footer' || items.length > 0)
    return isHeading ? null : adminText.targetMissing
  }
  if (parent === null && menu === 'footer') return adminText.headingWithLink
  const checked = readTarget(target)
  if (!checked) return adminText.targetMissing
  if (parent === null && isAutomatic(checked)) return adminText.onlyNested
  return findTargetRejection(checked)
}

function findPlace(menu: MenuName, place: string, parent: RawItem | null): Place | null {
  if (parent || menu === 'footer') return 'everywhere'
  return isPlace(place) ? place : null
}

function isPlace(place: unknown): place is Place {
  return PLACES.some((known) => known === place)
}

function findRowRejection(items: readonly MenuItem[]): string | null {
  const labels = items.filter(({ place }) => place === 'everywhere').map(({ label }) => label)
  const characters = labels.join('').length
  if (labels.length > MAX_WIDE.items) return adminText.tooManyWide(MAX_WIDE.items)
  return characters > MAX_WIDE.characters ? adminText.tooLongWide(MAX_WIDE.characters, characters) : null
}

/** Reads a stored menu and omits unreadable items. */
export function readStoredMenu(stored: unknown): readonly MenuItem[] {
  return readItems(stored).map(({ items, ...item }) => ({ ...item, items: readItems(items).map(withoutItems) }))
}

type StoredItem = Omit<MenuItem, 'items'> & { readonly items: unknown }

function readItems(stored: unknown): readonly StoredItem[] {
  const list = Array.isArray(stored) ? stored : []
  return list.flatMap((value) => {
    const { id, label, place, target, items } = readFields(value)
    const storedTarget: Target | null = readTarget(readFields(target))
    if (typeof id !== 'string' || typeof label !== 'string' || !isPlace(place) || !storedTarget) return []
    return [{ id, label, place, target: storedTarget, items }]
  })
}

function withoutItems({ id, label, place, target }: StoredItem): MenuItem {
  return { id, label, place, target, items: [] }
}
