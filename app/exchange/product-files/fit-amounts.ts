import type { CurrencyCode } from '#app/base/currencies.ts'
import { readPrice } from '#app/base/entered-price.ts'
import { countDecimals, fromUnits, money, parseMoney, parseRoundedMoney, toDecimal } from '#app/base/money.ts'
import { priceNames } from '#app/catalog/product-fields.ts'
import { adminText } from '#app/exchange/product-files/admin-text.ts'
import type { FilePrice, FileProduct, TextField } from '#app/exchange/product-files/file-product.ts'
import { findMarket } from '#app/exchange/product-files/plan-prices.ts'
import type { FileMarket } from '#app/exchange/product-files/price-columns.ts'
import { shortLine } from '#app/lib/line.ts'

type Context = { readonly currency: CurrencyCode; readonly markets: readonly FileMarket[]; readonly isNew: boolean }

/**
 * Parses a product's amounts and rounds them half up to the precision of their currencies. Invalid amounts are omitted
 * with a note. A new product becomes a draft if its own price or a variant's price is invalid.
 */
export function normalizeAmounts(fileProduct: FileProduct, { currency, markets, isNew }: Context): FileProduct {
  const notes: string[] = []
  const normalizeText = (text: string, priceCurrency: CurrencyCode, label: string): string | null => {
    const amount = parseAmount(text, priceCurrency)
    if (amount === null) notes.push(invalidAmountNote(text, priceCurrency, label))
    else if (amount.isGuessed) notes.push(guessedAmountNote(amount.text, label))
    else if (amount.isRounded) notes.push(roundedAmountNote(text, amount.text, label))
    return amount?.text ?? null
  }
  const texts: Partial<Record<TextField, string>> = { ...fileProduct.texts }
  for (const name of priceNames) {
    const text = texts[name]
    if (!text) continue
    const label = fileProduct.columnsByField[name] || name
    if (name === 'price' && isNew && parseAmount(text, currency) === null) {
      texts.price = '0'
      texts.status = 'draft'
      notes.push(adminText.notAPrice(shortLine(text, 40), label))
      continue
    }
    const normalized = normalizeText(text, currency, label)
    if (normalized === null) delete texts[name]
    else texts[name] = normalized
  }
  let isUnpriced = false
  const prices = fileProduct.prices.flatMap((price): FilePrice[] => {
    const priceCurrency = price.market ? findMarket(markets, price.market)?.currency : currency
    if (!price.text || !priceCurrency) return [price]
    const normalized = normalizeText(price.text, priceCurrency, `${price.column}, line ${price.line}`)
    if (normalized !== null) return [{ ...price, text: normalized }]
    isUnpriced ||= price.market === null && price.price === 'price'
    return []
  })
  if (isUnpriced && isNew) {
    texts.status = 'draft'
    notes.push(adminText.variantUnpriced)
  }
  return { ...fileProduct, texts, prices, notes: [...fileProduct.notes, ...notes] }
}

type Amount = { readonly text: string; readonly isRounded: boolean; readonly isGuessed?: boolean }

/** Matches '1,299', which is ambiguous if the file does not show which decimal separator it uses (see cell-text.ts). */
const AMBIGUOUS = /^([\p{Sc}\p{L}\s]*[1-9]\d{0,2}),(\d{3}[\p{Sc}\p{L}\s]*)$/u

/** Returns null if the text is not an amount in the currency. */
function parseAmount(text: string, currency: CurrencyCode): Amount | null {
  if (AMBIGUOUS.test(text)) {
    // Only one reading fits the currency's number of decimals
    const read = parseAmount(text.replace(AMBIGUOUS, countDecimals(currency) === 3 ? '$1.$2' : '$1$2'), currency)
    return read && { ...read, isGuessed: true }
  }
  if (parseMoney(text, currency)) return { text, isRounded: false }
  const rounded = parseRoundedMoney(text, currency)
  if (rounded) return { text: toDecimal(rounded), isRounded: true }
  const entered = readPrice({ text, currency })
  if (entered.ok && entered.minor !== null) {
    return { text: toDecimal(money(entered.minor, currency)), isRounded: false }
  }
  // Spreadsheets write large numbers as 1.2E+04
  const scientific = /^\d+(\.\d+)?e[+-]?\d{1,2}$/i.test(text) ? fromUnits(Number(text), currency) : null
  return scientific ? { text: toDecimal(scientific), isRounded: false } : null
}

function invalidAmountNote(text: string, currency: CurrencyCode, label: string): string {
  return `“${shortLine(text, 40)}” was skipped: it is not a valid ${currency} amount (${label}).`
}

function guessedAmountNote(amount: string, label: string): string {
  return `The file does not show whether commas are decimal separators: ${label} was read as ${amount}.`
}

function roundedAmountNote(text: string, amount: string, label: string): string {
  return `“${shortLine(text, 40)}” was rounded to ${amount} (${label}).`
}
