import { formatMoney, money } from '#app/base/money.ts'
import { formatBusinessDays } from '#app/pricing/shipping.ts'
import {
  findFreeDelivery,
  findPromisedRate,
  formatDeliveredPlaces,
  formatRate,
  qualifyByPlace,
  type ShippingPromise,
  type ShippingPromises,
} from '#app/pricing/shipping-promises.ts'
import { isPlaceholder, PLACEHOLDER, type Placeholder } from '#app/store/placeholders.ts'
import type { Settings } from '#app/store/settings.ts'
import { PLACEHOLDER_KEYS } from '#app/store/settings-fields.ts'

type GetValue = (promises: ShippingPromises) => string | null

const formatPrice =
  (speed: 'standard' | 'express'): GetValue =>
  (promises) => {
    const { currency } = promises
    return formatPromise(
      findPromisedRate(promises, speed),
      (rate) => formatRate(rate, currency) ?? formatMoney(money(0, currency)),
    )
  }
const formatDays =
  (speed: 'standard' | 'express'): GetValue =>
  (promises) =>
    formatPromise(findPromisedRate(promises, speed, true), ({ days }) => days && formatBusinessDays(days))

/** Formats a promise, with its places unless it applies everywhere. */
function formatPromise<Fact>(
  promised: ShippingPromise<Fact> | null,
  formatText: (value: Fact) => string | null,
): string | null {
  const text = promised && formatText(promised.value)
  return text && promised ? qualifyByPlace(text, promised.where) : text
}

/** Functions that format the values of placeholders. */
const VALUES: Readonly<Record<Placeholder, GetValue>> = {
  free_shipping_from: (promises) =>
    formatPromise(findFreeDelivery(promises), ({ from }) =>
      from > 0 ? formatMoney(money(from, promises.currency)) : null,
    ),
  standard_price: formatPrice('standard'),
  standard_days: formatDays('standard'),
  express_price: formatPrice('express'),
  express_days: formatDays('express'),
  shipping_countries: formatDeliveredPlaces,
}

/**
 * Returns the text with its placeholders filled. Omits a sentence with a placeholder that has no value. Computes the
 * shipping promises only if the text has placeholders.
 */
export function fillPlaceholders(text: string, getShippingPromises: () => ShippingPromises): string {
  if (!text.includes('{')) return text
  const promises = getShippingPromises()
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
  const filled = sentence.replace(PLACEHOLDER, (match, name: string) => {
    if (!isPlaceholder(name)) return match
    const value = VALUES[name](promises)
    if (!value) isComplete = false
    return value ?? ''
  })
  return isComplete ? filled : null
}

/**
 * Returns the settings with the placeholders in the store's text filled. Computes the shipping promises at most once.
 */
export function fillStoreTexts(settings: Settings, getShippingPromises: () => ShippingPromises): Settings {
  let promises: ShippingPromises | null = null
  const computeOnce = () => {
    promises ??= getShippingPromises()
    return promises
  }
  const filled = Object.entries(settings).flatMap(([key, value]) =>
    PLACEHOLDER_KEYS.has(key) && typeof value === 'string' ? [[key, fillPlaceholders(value, computeOnce)]] : [],
  )
  return { ...settings, ...Object.fromEntries(filled) }
}
