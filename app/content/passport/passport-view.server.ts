import { href } from 'react-router'
import { listPackagingParts, type Packaging } from '#app/base/packaging.ts'
import { toPassportCode } from '#app/catalog/passport/passport-code.ts'
import type { PassportFacts } from '#app/catalog/passport/passport-states.table.ts'
import { listProductFacts, type ProductFact, toFact } from '#app/catalog/product-facts.server.ts'
import { createPageUrl } from '#app/content/locale-addresses.ts'
import { listLegalLinks } from '#app/content/pages/legal-links.ts'
import type { Passport } from '#app/content/passport/find-passport.server.ts'
import { passportText } from '#app/content/passport/passport-text.server.ts'
import type { Storefront } from '#app/content/storefront.server.ts'
import { formatDate } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { findDirAttribute } from '#app/lib/language.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { parseLook } from '#app/store/brand.server.ts'
import { showsRule } from '#app/store/law-rules.ts'
import { listLocaleLinks } from '#app/store/locale.ts'
import { toPageBrand } from '#app/store/rendered-brand.server.ts'
import type { Settings } from '#app/store/settings.ts'

type PassportLink = { readonly label: string; readonly to: string }

/** The page shell around a passport, or around the message for a missing passport. */
export type PassportShell = {
  readonly language: string
  readonly direction: 'rtl' | undefined
  readonly brand: ReturnType<typeof toPageBrand>
  readonly storeName: string
  readonly home: string
  readonly shop: string
  readonly contact: string
  readonly links: readonly PassportLink[]
}

export type PassportView = {
  readonly name: string
  readonly state: string
  readonly image: Passport['image']
  readonly facts: readonly ProductFact[]
  readonly earlier: readonly { readonly until: string; readonly facts: readonly ProductFact[] }[]
  /** The product's page; null if the product is not for sale. */
  readonly product: { readonly path: string; readonly canonical: string } | null
  readonly languages: readonly (PassportLink & { readonly language: string })[]
}

type ShellStore = Pick<Storefront, 'settings' | 'locale' | 'brand' | 'policies'>

export function toPassportShell({ settings, locale, brand, policies }: ShellStore): PassportShell {
  const at = (path: string) => withPrefix(locale.prefix, path)
  const showsWithdrawal = showsRule('withdrawal', locale.market, settings)
  const withdraw = showsWithdrawal ? [{ label: withdrawalText.withdrawHere, to: href('/withdraw') }] : []
  const legal = listLegalLinks(policies, false)
  return {
    language: locale.language,
    direction: findDirAttribute(locale.language),
    brand: toPageBrand(parseLook(brand)),
    storeName: settings.store_name,
    home: at(href('/')),
    shop: at(href('/shop')),
    contact: at(href('/contact')),
    links: [...withdraw, ...legal].map(({ label, to }) => ({ label, to: at(to) })),
  }
}

export function toPassportView(
  url: Pick<URL, 'origin'>,
  { settings, locale, locales }: Pick<Storefront, 'settings' | 'locale' | 'locales'>,
  { id, passport }: { readonly id: Id<'product'>; readonly passport: Passport },
): PassportView {
  const { facts, image, isOffered, deletedAt, earlier } = passport
  const formatDay = (moment: Date) => formatDate(moment, settings.store_time_zone)
  const path = href('/product/:id', { id })
  const passportPath = href('/passport/:code', { code: toPassportCode(id) })
  const links = listLocaleLinks(locales, locale.language, () => [])
  const isOnlyLink = (name: string) => links.filter(({ languageName }) => languageName === name).length === 1
  return {
    name: facts.name,
    image,
    state: deletedAt ? passportText.lastDataDate(formatDay(deletedAt)) : passportText.dataDate(formatDay(new Date())),
    facts: listFacts(facts, settings),
    earlier: earlier.map((state, index) => ({
      until: passportText.until(formatDay(state.until)),
      facts: listChangedFacts(state.facts, earlier[index - 1]?.facts ?? facts, settings),
    })),
    product: isOffered ? { path: withPrefix(locale.prefix, path), canonical: createPageUrl(url, locale)(path) } : null,
    languages: links
      .filter(({ prefix }) => prefix !== locale.prefix)
      .map(({ prefix, language, languageName, place }) => ({
        language,
        label: isOnlyLink(languageName) ? languageName : `${languageName} (${place})`,
        to: withPrefix(prefix, passportPath),
      })),
  }
}

/** Lists the details on the product's page, and the product's packaging. */
function listFacts(facts: PassportFacts, settings: Settings): readonly ProductFact[] {
  const { careInstructions, repairAndDisposal, sku, packaging } = facts
  // A passport lists fibers instead of the text about materials
  const productDetails = { label: facts, safety: facts, materials: '', careInstructions, repairAndDisposal, sku }
  const packagingFact = toFact(passportText.packaging, ...listPackagingTexts(packaging))
  return [...listProductFacts(productDetails, settings), ...(packagingFact.texts.length > 0 ? [packagingFact] : [])]
}

function listPackagingTexts(packaging: Packaging): readonly string[] {
  return listPackagingParts(packaging).map(([material, grams]) =>
    passportText.packagingPart(passportText.packagingMaterials[material], grams),
  )
}

/** Lists the details of an earlier state that differ from the later state. */
function listChangedFacts(before: PassportFacts, after: PassportFacts, settings: Settings): readonly ProductFact[] {
  const listNamedFacts = (facts: PassportFacts) => [
    toFact(passportText.productName, facts.name),
    ...listFacts(facts, settings),
  ]
  const old = listNamedFacts(before)
  const later = listNamedFacts(after)
  const terms = new Set([...old, ...later].map(({ term }) => term))
  return [...terms].flatMap((term) => {
    const [then, now] = [old, later].map((facts) => facts.find((fact) => fact.term === term))
    if (JSON.stringify(then?.texts) === JSON.stringify(now?.texts)) return []
    return [then ?? toFact(term, passportText.notStated)]
  })
}
