/** The menus of the storefront that staff edit. Their items have at most one level of nested items. */
export const MENUS = ['header', 'footer'] as const
export type MenuName = (typeof MENUS)[number]

/** Where the header shows an item. 'phone' and 'small' items are only in the phone menu; 'small' ones in small text. */
export const PLACES = ['everywhere', 'phone', 'small'] as const
export type Place = (typeof PLACES)[number]

/** The kinds of targets that an item can have. */
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

/**
 * The page or address that an item links to. Links follow its name and slug. `value` is an id, screen, policy or URL;
 * '' if the kind has no value.
 */
export type Target = { readonly kind: TargetKind; readonly value: string }

export type MenuItem = {
  /** Unique in its menu. */
  readonly id: string
  /** If empty, the name of the target is shown. Headings and items with a URL always have a label. */
  readonly label: string
  readonly place: Place
  readonly target: Target
  /** Nested items, which have no nested items themselves. */
  readonly items: readonly MenuItem[]
}

export type Menus = Readonly<Record<MenuName, readonly MenuItem[]>>

export const MAX_LABEL = 40
export const MAX_NESTED = 20
/** Limits for the header row on wide screens. More would not fit beside the store's name. */
export const MAX_WIDE = { items: 6, characters: 40 } as const
export const MAX_ITEMS = { header: 12, footer: 6 } as const satisfies Record<MenuName, number>

export function isAutomatic({ kind }: Target): boolean {
  return kind === 'categories' || kind === 'collections'
}

/** The kinds of targets that are a single link, unlike automatic items. */
export const SINGLE_TARGET_KINDS: readonly TargetKind[] = TARGET_KINDS.filter(
  (kind) => !isAutomatic({ kind, value: '' }),
)
