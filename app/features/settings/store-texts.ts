import type { Settings } from '#app/features/settings/settings.ts'
import { STORE_TEXTS } from '#app/features/settings/settings-fields.ts'
import { fillPlaceholders } from '#app/features/shipping/placeholders.ts'
import type { ShippingPromises } from '#app/features/shipping/promises.ts'

/** The settings that can name placeholders such as `{standard_days}`. */
export const TEXT_KEYS: ReadonlySet<string> = new Set(['shipping_policy', ...STORE_TEXTS.flatMap(({ keys }) => keys)])

/** The settings with the placeholders of the store's texts filled. */
export function fillStoreTexts(settings: Settings, promises: ShippingPromises): Settings {
  const filled = Object.entries(settings).flatMap(([key, value]) =>
    TEXT_KEYS.has(key) && typeof value === 'string' && value.includes('{')
      ? [[key, fillPlaceholders(value, promises)]]
      : [],
  )
  return filled.length === 0 ? settings : { ...settings, ...Object.fromEntries(filled) }
}
