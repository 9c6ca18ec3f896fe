import type { MenuChoices } from '#app/content/menus/admin/menus-state.server.ts'
import { adminText } from '#app/content/menus/admin-text.ts'
import type { MenuItem, MenuName, Menus, Target } from '#app/content/menus/menu.ts'
import { isScreen, SCREENS } from '#app/content/menus/screens.ts'
import { rebase as rebaseFields, rebaseList } from '#app/lib/draft.ts'
import { moveItem } from '#app/lib/lists.ts'
import { findPolicy } from '#app/store/policies.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

/** The position of an item: its menu, and its parent if it is nested. */
export type ItemPosition = { readonly menu: MenuName; readonly parent: string | null; readonly id: string }

export function toMenusDraft({ header, footer }: Menus): Menus {
  return { header, footer }
}

export function findItem(draft: Menus, { menu, parent, id }: ItemPosition): MenuItem | null {
  const siblings = parent === null ? draft[menu] : (draft[menu].find((item) => item.id === parent)?.items ?? [])
  return siblings.find((item) => item.id === id) ?? null
}

/** Finds an item by its id at either level. */
export function findItemPosition(draft: Menus, menu: MenuName, id: string): ItemPosition | null {
  const top = draft[menu].find((item) => item.id === id || item.items.some((nested) => nested.id === id))
  return top ? { menu, parent: top.id === id ? null : top.id, id } : null
}

type Change = (items: readonly MenuItem[]) => readonly MenuItem[]

/** Changes the top-level items of a menu, or those nested below `parent`. */
function changeItems(draft: Menus, menu: MenuName, parent: string | null, change: Change): Menus {
  const items =
    parent === null
      ? change(draft[menu])
      : draft[menu].map((item) => (item.id === parent ? { ...item, items: change(item.items) } : item))
  return { ...draft, [menu]: items }
}

export function addItem(draft: Menus, { menu, parent, id }: ItemPosition): Menus {
  const target: Target =
    parent === null && menu === 'footer' ? { kind: 'none', value: '' } : { kind: 'screen', value: '' }
  return changeItems(draft, menu, parent, (items) => [
    ...items,
    { id, label: '', place: 'everywhere', target, items: [] },
  ])
}

export function changeItem(draft: Menus, { menu, parent, id }: ItemPosition, change: Partial<MenuItem>): Menus {
  return changeItems(draft, menu, parent, (items) =>
    items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  )
}

export function removeItem(draft: Menus, { menu, parent, id }: ItemPosition): Menus {
  return changeItems(draft, menu, parent, (items) => items.filter((item) => item.id !== id))
}

export function reorder(draft: Menus, menu: MenuName, parent: string | null, from: number, to: number): Menus {
  return changeItems(draft, menu, parent, (items) => moveItem(items, from, to))
}

/** Moves an item without nested items to the end of another item's nested items, or of the top level. */
export function nestItem(draft: Menus, position: ItemPosition, parent: string | null): Menus {
  const item = findItem(draft, position)
  if (!item || parent === position.parent) return draft
  return changeItems(removeItem(draft, position), position.menu, parent, (items) => [...items, item])
}

/**
 * Rebases a draft on newer menus. The draft's edits, order, additions and removals take precedence; everything else
 * comes from the newer state.
 */
export function rebaseMenus(draft: Menus, old: Menus, fresh: Menus): Menus {
  const rebase = (menu: MenuName) => rebaseList(draft[menu], old[menu], fresh[menu], ({ id }) => id, mergeItem)
  return { header: rebase('header'), footer: rebase('footer') }
}

function mergeItem(own: MenuItem, old: MenuItem, fresh: MenuItem): MenuItem {
  return rebaseFields(own, old, fresh, { items: ({ id }) => id })
}

/** Describes the target of an item. */
export function describeTarget({ kind, value }: Target, choices: MenuChoices): string {
  const targetName = findTargetName({ kind, value }, choices)
  switch (kind) {
    case 'none':
      return adminText.heading
    case 'categories':
      return adminText.allCategories
    case 'collections':
      return adminText.allCollections
    case 'address':
      return value
    case 'screen':
      return targetName ? adminText.targetNames.screen(targetName) : adminText.nothingYet
    default:
      return value === '' ? adminText.nothingYet : adminText.targetNames[kind](targetName ?? adminText.deletedTarget)
  }
}

/** Returns the target's name; null if it has no name or was deleted. */
function findTargetName({ kind, value }: Target, choices: MenuChoices): string | null {
  if (kind === 'screen') return isScreen(value) ? SCREENS[value].label() : null
  if (kind === 'policy') {
    const policy = findPolicy(value)
    return policy && getPolicyLabel(policy)
  }
  return listRows(kind, choices).find(({ id }) => id === value)?.name ?? null
}

export function getItemTitle({ label, target }: MenuItem, choices: MenuChoices): string {
  if (target.kind === 'categories' || target.kind === 'collections') return describeTarget(target, choices)
  return label || (findTargetName(target, choices) ?? adminText.newItem)
}

type Row = { readonly id: string; readonly name: string; readonly isHidden: boolean }

/** Lists the choices for a kind of target. Staff search for products, so only chosen products are listed. */
export function listRows(
  kind: Target['kind'],
  { categories, collections, products, pages }: MenuChoices,
): readonly Row[] {
  switch (kind) {
    case 'category':
      return categories.map((category) => ({ ...category, isHidden: false }))
    case 'collection':
      return collections.map((collection) => ({ ...collection, isHidden: collection.status !== 'active' }))
    case 'product':
      return products.map((product) => ({ ...product, isHidden: product.status !== 'active' }))
    case 'page':
      return pages.map(({ id, title, status }) => ({ id, name: title, isHidden: status !== 'published' }))
    default:
      return []
  }
}

/** Returns the reason why shoppers do not see the item, or null. */
export function findItemProblem(menu: MenuName, item: MenuItem, choices: MenuChoices): string | null {
  const { target, items } = item
  if (items.length > 0 || (menu === 'footer' && target.kind === 'none')) {
    const areAllHidden = items.every((nested) => findTargetProblem(nested.target, choices) !== null)
    const isTargetShown = target.kind !== 'none' && findTargetProblem(target, choices) === null
    if (!areAllHidden || isTargetShown) return null
    return items.length === 0 ? adminText.noLinksYet : adminText.noNestedShown
  }
  return findTargetProblem(target, choices)
}

function findTargetProblem({ kind, value }: Target, choices: MenuChoices): string | null {
  const { collections, pages, deadUrls, isAboutEmpty, isDemo } = choices
  const hasCollections = isDemo || collections.some(({ status }) => status === 'active')
  switch (kind) {
    case 'screen':
      if (value === 'about' && isAboutEmpty) return adminText.aboutNotWritten
      return value !== 'lookbook' || hasCollections ? null : adminText.noActiveCollection
    case 'collections':
      return hasCollections ? null : adminText.noActiveCollection
    case 'policy': {
      const isWritten = pages.some(({ policy, status }) => policy === value && status === 'published')
      return isWritten || value === '' ? null : adminText.policyNotPublished
    }
    case 'address':
      return deadUrls.includes(value) ? adminText.noPageAtUrl : null
    case 'none':
    case 'categories':
      return null
    default: {
      if (value === '') return null
      const row = listRows(kind, choices).find(({ id }) => id === value)
      if (!row) return adminText.targetWasDeleted(kind)
      return row.isHidden ? adminText.targetNotShown(kind, row.name) : null
    }
  }
}
