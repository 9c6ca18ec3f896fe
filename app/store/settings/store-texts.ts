import { adminText } from '#app/store/settings/admin-text.ts'
import { maxLengthOf, type Settings } from '#app/store/settings/settings.ts'
import {
  type FormKey,
  fieldOf,
  kindOf,
  STORE_TEXTS,
  storeTextTitle,
  tabLabel,
} from '#app/store/settings/settings-fields.ts'

/** The settings that can name placeholders such as `{standard_days}`. */
export const TEXT_KEYS: ReadonlySet<string> = new Set(['shipping_policy', ...STORE_TEXTS.flatMap(({ keys }) => keys)])

type StoreTextField = {
  readonly label: string
  readonly max: number
  readonly form: 'line' | 'text'
  readonly hasPlaceholders: boolean
}

function textField(page: () => string, key: FormKey): readonly (readonly [FormKey, StoreTextField])[] {
  const kind = kindOf(key)
  if (kind !== 'line' && kind !== 'text') return []
  const max = (key !== 'rate' && maxLengthOf(key)) || 0
  const field = {
    max,
    form: kind,
    hasPlaceholders: TEXT_KEYS.has(key),
    get label() {
      return adminText.storeText(page(), fieldOf(key).label)
    },
  }
  return [[key, field]]
}

/** The settings that shoppers read as texts, by key, each after the page that it is for. */
export const STORE_TEXT_FIELDS: Readonly<Record<string, StoreTextField>> = Object.fromEntries([
  ...STORE_TEXTS.flatMap((group) => group.keys.flatMap((key) => textField(() => storeTextTitle(group).title, key))),
  ...textField(() => tabLabel('shipping'), 'shipping_policy'),
])

/** The settings with those of their texts that are translated. A text that the original leaves empty stays empty. */
export function withStoreTexts(settings: Settings, texts: Readonly<Record<string, string>>): Settings {
  const known: Readonly<Record<string, unknown>> = settings
  const shown = Object.entries(texts).filter(([key]) => Object.hasOwn(STORE_TEXT_FIELDS, key) && known[key] !== '')
  return shown.length === 0 ? settings : { ...settings, ...Object.fromEntries(shown) }
}
