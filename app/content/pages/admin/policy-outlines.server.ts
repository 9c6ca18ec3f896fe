import { countryName, EU_MEMBERS } from '#app/base/countries.ts'
import { outlineText } from '#app/content/pages/outline-text.server.ts'
import { listKeys } from '#app/lib/keys.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { listRegistrations } from '#app/pricing/stored-taxes.server.ts'
import { getPlaceName, type TaxPlace } from '#app/pricing/tax-destination.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { inStoreLanguage } from '#app/store/markets.server.ts'
import type { Policy } from '#app/store/policies.ts'
import type { Settings } from '#app/store/settings.ts'

/** Data that fills the gaps in an outline. Strings are empty if the store has no value. */
export type OutlineData = Pick<
  Settings,
  | 'store_name'
  | 'legal_name'
  | 'store_address'
  | 'legal_address'
  | 'store_country'
  | 'store_email'
  | 'store_phone'
  | 'enable_tax'
> & {
  readonly taxIncluded: boolean
  /** True if consumers in the first market have a right of withdrawal. */
  readonly hasWithdrawal: boolean
  readonly isRegistered: boolean
  /** The tax registrations of the store, with the numbers that invoices show. */
  readonly registrations: readonly (TaxPlace & { readonly number: string })[]
  readonly providers: readonly string[]
}

type Outline = { readonly title: string; readonly body: string }

/**
 * Builds standard policy text in the language of the page. Square brackets mark gaps that the owner has to fill in; a
 * page with a gap cannot be published. Delivery prices and times are placeholders, so that they follow the shipping
 * rates.
 */
export function buildOutline(policy: Policy, facts: OutlineData): Outline {
  const { title, body } = outlineText.outlines[policy]
  const texts = {
    ...fillGapTexts(facts),
    company: facts.legal_name || facts.store_name,
    taxes: getTaxText(facts),
    taxNumbers: formatTaxNumbers(facts),
    withdrawal: facts.hasWithdrawal ? `${outlineText.withdrawal}\n\n` : '',
  }
  const known = new Map(Object.entries(texts))
  return {
    title,
    body: body.replace(/\{\{(\w+)\}\}( ?)/g, (_, name, space) => withSpace(known.get(name) ?? '', space)),
  }
}

function withSpace(text: string, space: string): string {
  return text === '' ? '' : text + space
}

function fillGapTexts(facts: OutlineData): Readonly<Record<string, string>> {
  const known = {
    legalName: facts.legal_name,
    address: (facts.legal_address || facts.store_address).trim().replace(/\s*\n\s*/g, ', '),
    country: facts.store_country && countryName(facts.store_country),
    email: facts.store_email,
    phone: facts.store_phone,
    providers: facts.providers.join(', '),
  }
  return Object.fromEntries(listKeys(known).map((name) => [name, known[name] || `[${outlineText.gaps[name]}]`]))
}

/** Returns '' while the store charges no tax. */
function getTaxText({ enable_tax, isRegistered, taxIncluded }: OutlineData): string {
  if (!enable_tax || !isRegistered) return ''
  return taxIncluded ? outlineText.taxesIncluded : outlineText.taxesAdded
}

/**
 * The EU requires only VAT numbers, and tax offices advise against publishing other tax numbers (Directive 2000/31/EC,
 * Art. 5 (1) g). A store without a registration in its own country can have a VAT number, so the text has a gap.
 */
function formatTaxNumbers({ registrations, store_country }: OutlineData): string {
  const isInEu = EU_MEMBERS.includes(store_country)
  if (isInEu && !registrations.some(({ country }) => country === store_country)) {
    return `${invoiceText.buyerVatNumber(`[${outlineText.gaps.vatNumber}]`)}.`
  }
  const shown = registrations.filter(({ number }) => number !== '' && (!isInEu || /^[A-Z]{2}/.test(number)))
  return shown.map((place) => `${invoiceText.taxNumber(getPlaceName(place), place.number)}.`).join(' ')
}

/** Returns the outline of a policy in the language of the store. */
export async function readOutline(db: Database, policy: Policy): Promise<Outline> {
  const { locale, payments, ...settings } = await readTerms(db, { prefix: '', now: new Date() })
  const facts = {
    ...settings,
    taxIncluded: locale.market.taxIncluded,
    hasWithdrawal: appliesIn('withdrawal', locale.market),
    isRegistered: settings.tax_rate > 0 || settings.taxes.registrations.length > 0,
    registrations: await listRegistrations(db),
    providers: payments.flatMap(({ entry }) => (entry.keyFields.length > 0 ? entry.title() : [])), // payment methods without keys have no provider company
  }
  return await inStoreLanguage(db, () => buildOutline(policy, facts))
}
