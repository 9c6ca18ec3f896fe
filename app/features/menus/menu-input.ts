import { z } from 'zod'
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
} from '#app/features/menus/menu.ts'
import { readTarget, refusalOfTarget } from '#app/features/menus/target-input.ts'
import { type FieldErrors, parseInput } from '#app/lib/form.ts'
import { fieldsOf } from '#app/lib/json.ts'

const ITEM_ID = /^[a-z][a-z0-9-]{0,39}$/

const frame = z.strictObject({
  id: z.string().regex(ITEM_ID),
  label: z.string(),
  place: z.string(),
  target: z.strictObject({ kind: z.string(), value: z.string() }),
  items: z.array(z.unknown()),
})
type Frame = z.output<typeof frame>

const UNREADABLE = 'This menu could not be read. Reload the page and try again.'
const CONTAINS_ITSELF = 'This item contains itself. Remove it from its own nested items.'
const TOO_DEEP = 'A menu has two levels: nested items cannot have items of their own.'

type Checked =
  | { readonly ok: true; readonly items: readonly MenuItem[] }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Checks a menu from a form. Errors are named '<menu>', '<menu>.<id>' or '<menu>.<id>.<field>'. */
export function checkMenu(menu: MenuName, raw: unknown): Checked {
  const errors: Record<string, string> = {}
  const ids = new Set<string>()
  const refuse = (name: string, message: string) => {
    errors[name] ??= message
    return []
  }
  const fail = (id: string, field: string, message: string) => refuse(`${menu}.${id}.${field}`, message)

  function checkItem(value: unknown, parent: Frame | null): readonly MenuItem[] {
    const read = parseInput(frame, value)
    if (!read.ok) return refuse(menu, UNREADABLE)
    const item = read.value
    const { id, label, target } = item
    if (parent?.id === id) return refuse(`${menu}.${id}`, CONTAINS_ITSELF)
    if (ids.has(id)) return refuse(menu, UNREADABLE)
    ids.add(id)
    if (parent && item.items.length > 0) return refuse(`${menu}.${parent.id}`, TOO_DEEP)
    if (item.items.length > MAX_NESTED) {
      return refuse(`${menu}.${id}`, `An item has at most ${MAX_NESTED} nested items. Remove some first.`)
    }
    if (label.length > MAX_LABEL) fail(id, 'label', `Label has at most ${MAX_LABEL} characters`)
    if (label === '' && needsLabel(target, parent)) fail(id, 'label', 'Label is required')
    const refusal = refusalOfItem(menu, item, parent)
    if (refusal) fail(id, 'target', refusal)
    const items = item.items.flatMap((nested) => checkItem(nested, item))
    const place = placeOf(menu, item.place, parent)
    const checked = readTarget(target)
    return checked && place ? [{ id, label, place, target: checked, items }] : refuse(menu, UNREADABLE)
  }

  if (!Array.isArray(raw)) return { ok: false, errors: { [menu]: UNREADABLE } }
  if (raw.length > MAX_ITEMS[menu]) {
    const noun = menu === 'header' ? 'items' : 'columns'
    return { ok: false, errors: { [menu]: `The ${menu} has at most ${MAX_ITEMS[menu]} ${noun}. Remove one first.` } }
  }
  const items = raw.flatMap((value) => checkItem(value, null))
  if (menu === 'header') {
    const refusal = refusalOfRow(items)
    if (refusal) refuse(menu, refusal)
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, items }
}

function needsLabel({ kind }: Frame['target'], parent: Frame | null): boolean {
  return parent === null || kind === 'address'
}

function refusalOfItem(menu: MenuName, { target, items }: Frame, parent: Frame | null): string | null {
  if (target.kind === 'none') {
    const isHeading = parent === null && (menu === 'footer' || items.length > 0)
    return isHeading ? null : 'Choose where it leads'
  }
  if (parent === null && menu === 'footer') return 'The heading of a column leads nowhere. Nest its links below it.'
  const checked = readTarget(target)
  if (!checked) return 'Choose where it leads'
  if (parent === null && isAutomatic(checked)) return 'All of them can only be nested below an item'
  return refusalOfTarget(checked)
}

function placeOf(menu: MenuName, place: string, parent: Frame | null): Place | null {
  if (parent || menu === 'footer') return 'everywhere'
  return isPlace(place) ? place : null
}

function isPlace(place: unknown): place is Place {
  return typeof place === 'string' && Object.hasOwn(PLACES, place)
}

function refusalOfRow(items: readonly MenuItem[]): string | null {
  const labels = items.filter(({ place }) => place === 'everywhere').map(({ label }) => label)
  const characters = labels.join('').length
  const how = 'Shorten labels, nest items, or show some in the menu on phones only.'
  if (labels.length > MAX_WIDE.items) return `On wide screens the header has at most ${MAX_WIDE.items} items. ${how}`
  return characters > MAX_WIDE.characters
    ? `On wide screens the labels of the header have at most ${MAX_WIDE.characters} characters together, not ${characters}. ${how}`
    : null
}

/** Reads a stored menu; what cannot be read is left out. */
export function readStoredMenu(stored: unknown): readonly MenuItem[] {
  return readItems(stored).map(({ items, ...item }) => ({ ...item, items: readItems(items).map(withoutItems) }))
}

type Read = Omit<MenuItem, 'items'> & { readonly items: unknown }

function readItems(stored: unknown): readonly Read[] {
  const list = Array.isArray(stored) ? stored : []
  return list.flatMap((value) => {
    const { id, label, place, target, items } = fieldsOf(value)
    const read: Target | null = readTarget(fieldsOf(target))
    if (typeof id !== 'string' || typeof label !== 'string' || !isPlace(place) || !read) return []
    return [{ id, label, place, target: read, items }]
  })
}

function withoutItems({ id, label, place, target }: Read): MenuItem {
  return { id, label, place, target, items: [] }
}
