/** A menu of the storefront that staff edit. Its items have at most one level of nested items. */
export const MENUS = ['header', 'footer'] as const
export type MenuName = (typeof MENUS)[number]

/** Where an item of the header is shown. */
export const PLACES = ['everywhere', 'phone', 'small'] as const
export type Place = (typeof PLACES)[number]

/** What an item leads to. */
export const TARGET_KINDS = [
  'none',
  'screen',
  'category',
  'collection',
  'product',
  'page',
  'policy',
  'categories',
  'collections',
  'address',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** By identity, so that it follows a new name or address. `value`: id, screen, policy or address; '' where there is none. */
export type Target = { readonly kind: TargetKind; readonly value: string }

export type MenuItem = {
  /** Unique in its menu. */
  readonly id: string
  /** The name of the target if empty; what has nested items always has one. */
  readonly label: string
  readonly place: Place
  readonly target: Target
  /** These have none. */
  readonly items: readonly MenuItem[]
}

export type Menus = Readonly<Record<MenuName, readonly MenuItem[]>>

export const MAX_LABEL = 40
export const MAX_NESTED = 20
/** In the row of a wide header: more would not fit beside the name of the store. */
export const MAX_WIDE = { items: 6, characters: 40 } as const
export const MAX_ITEMS = { header: 12, footer: 6 } as const satisfies Record<MenuName, number>

export function isAutomatic({ kind }: Target): boolean {
  return kind === 'categories' || kind === 'collections'
}

/** Kinds of targets for links whose items are not listed automatically. */
export const SINGLE_TARGET_KINDS: readonly TargetKind[] = TARGET_KINDS.filter(
  (kind) => !isAutomatic({ kind, value: '' }),
)
