import type { AddressRules } from '#app/base/address.ts'
import type { CurrencyCode } from '#app/base/currencies.ts'
import type { Rate } from '#app/base/money.ts'
import type { Id } from '#app/lib/id.ts'
import type { NoticeImage } from '#app/store/law/guarantee-notice.ts'

/** A market that is open. Amounts are in the smallest unit of its currency. */
export type OpenMarket = {
  readonly id: Id<'market'>
  readonly name: string
  readonly isPrimary: boolean
  readonly currency: CurrencyCode
  readonly displayCurrencies: readonly CurrencyCode[]
  /** The current ones: of `currency` from the store currency, of the others from `currency`. */
  readonly rates: Readonly<Partial<Record<CurrencyCode, Rate>>>
  readonly listsInStoreCurrency: boolean
  readonly taxIncluded: boolean
  readonly taxShipping: boolean
  readonly addressForm: AddressRules['form']
  readonly roundingStep: number
  readonly roundingEnding: number
  /** The text of checkout's last button, with '{total}'; '' for the built-in one. */
  readonly orderButton: string
  /** Rules of consumer law that the owner switched off, for `appliesIn`. */
  readonly lawRulesOff: readonly string[]
  /** ISO 3166-1 alpha-2, or 'EU', in the order of a choice. */
  readonly countries: readonly string[]
}

/** A market in one language. `prefix` is the first segment of its URLs; '' for the store's default locale. */
export type Locale = {
  readonly id: Id<'locale'>
  /** BCP 47, such as 'en' or 'fr-CA'. */
  readonly language: string
  readonly prefix: string
  readonly isDefault: boolean
  /** The official image of the EU's guarantee notice in this language, if the owner uploaded it. */
  readonly guaranteeNotice: NoticeImage | null
  readonly market: OpenMarket
}
