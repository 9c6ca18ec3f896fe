import { formatMoney } from '#app/features/money/money.ts'
import { freeDelivery, type ShippingPromises } from '#app/features/shipping/promises.ts'
import { shippingText } from '#app/features/shipping/shipping-text.ts'
import { countryName } from '#app/lib/format/country.ts'
import { DEFAULT_LOCALE } from '#app/lib/format/locale.ts'

type Value = (promises: ShippingPromises) => string | null | undefined

const rate = (promises: ShippingPromises, key: string) => promises.deliveries.find((delivery) => delivery.key === key)
const priceOf =
  (key: string): Value =>
  (promises) => {
    const price = rate(promises, key)?.price
    return price && formatMoney(price)
  }
const daysOf =
  (key: string): Value =>
  (promises) => {
    const days = rate(promises, key)?.days
    return days && shippingText.businessDays(days)
  }

/** What a text of the store can name in braces. */
const VALUES: Readonly<Record<string, Value>> = {
  free_shipping_from: (promises) => {
    const free = freeDelivery(promises)
    return free && formatMoney(free.freeFrom)
  },
  standard_price: priceOf('standard'),
  standard_days: daysOf('standard'),
  express_price: priceOf('express'),
  express_days: daysOf('express'),
  shipping_countries: ({ countries }) =>
    new Intl.ListFormat(DEFAULT_LOCALE).format(countries.map((code) => countryName(code))),
}

export const PLACEHOLDERS: readonly string[] = Object.keys(VALUES)

const PLACEHOLDER = /\{([a-z_]+)\}/gi

/** The first placeholder that nothing stands for, such as '{price}'; null if there is none. */
export function unknownPlaceholder(text: string): string | null {
  for (const [written, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (!Object.hasOwn(VALUES, name)) return written
  }
  return null
}

/** The text with its placeholders filled. A sentence with one that has no value is left out. */
export function fillPlaceholders(text: string, promises: ShippingPromises): string {
  if (!text.includes('{')) return text
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .flatMap((sentence) => fillSentence(sentence, promises) ?? [])
        .join(' '),
    )
    .join('\n')
    .trim()
}

function fillSentence(sentence: string, promises: ShippingPromises): string | null {
  let isComplete = true
  const filled = sentence.replace(PLACEHOLDER, (written, name: string) => {
    const value = Object.hasOwn(VALUES, name) ? VALUES[name] : undefined
    if (!value) return written
    const shown = value(promises)
    if (!shown) isComplete = false
    return shown ?? ''
  })
  return isComplete ? filled : null
}
