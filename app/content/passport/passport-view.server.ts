import { href } from 'react-router'
import { type Packaging, packagingParts } from '#app/base/packaging.ts'
import { passportCode } from '#app/catalog/passport/passport-code.ts'
import type { PassportFacts } from '#app/catalog/passport/passport-states.table.ts'
import { type ProductFact, productFacts, toFact } from '#app/catalog/product-facts.server.ts'
import { addressesIn } from '#app/content/locale-addresses.ts'
import { legalLinks } from '#app/content/pages/legal-links.ts'
import type { Passport } from '#app/content/passport/find-passport.server.ts'
import { passportText } from '#app/content/passport/passport-text.server.ts'
import type { Storefront } from '#app/content/storefront.server.ts'
import { formatDate } from '#app/lib/format/date.ts'
import type { Id } from '#app/lib/id.ts'
import { findDirAttribute } from '#app/lib/language.ts'
import { withPrefix } from '#app/lib/local-path.ts'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { lookFrom } from '#app/store/brand.server.ts'
import { showsRule } from '#app/store/law-rules.ts'
import { listLocaleLinks } from '#app/store/locale.ts'
import { pageBrand } from '#app/store/rendered-brand.server.ts'
import type { Settings } from '#app/store/settings.ts'

type PassportLink = { readonly label: string; readonly to: string }

/** The page around a passport, and around the message for a missing one. */
export type PassportShell = {
  readonly language: string
  readonly direction: 'rtl' | undefined
  readonly brand: ReturnType<typeof pageBrand>
  readonly storeName: string
  readonly home: string
  readonly links: readonly PassportLink[]
}

export type PassportView = {
  readonly name: string
  readonly state: string
  readonly image: Passport['image']
  readonly facts: readonly ProductFact[]
  readonly earlier: readonly { readonly until: string; readonly facts: readonly ProductFact[] }[]
  /** The product's page; null if it is not sold. */
  readonly product: { readonly path: string; readonly canonical: string } | null
  readonly languages: readonly (PassportLink & { readonly language: string })[]
}

type ShellStore = Pick<Storefront, 'settings' | 'locale' | 'brand' | 'policies'>

export function passportShell({ settings, locale, brand, policies }: ShellStore): PassportShell {
  const at = (path: string) => withPrefix(locale.prefix, path)
  const showsWithdrawal = showsRule('withdrawal', locale.market, settings)
  const withdraw = showsWithdrawal ? [{ label: withdrawalText.withdrawHere, to: href('/withdraw') }] : []
  const legal = legalLinks(policies, false)
  return {
    language: locale.language,
    direction: findDirAttribute(locale.language),
    brand: pageBrand(lookFrom(brand)),
    storeName: settings.store_name,
    home: at('/'),
    links: [...withdraw, ...legal].map(({ label, to }) => ({ label, to: at(to) })),
  }
}

export function passportView(
  url: Pick<URL, 'origin'>,
  { settings, locale, locales }: Pick<Storefront, 'settings' | 'locale' | 'locales'>,
  { id, passport }: { readonly id: Id<'product'>; readonly passport: Passport },
): PassportView {
  const { facts, image, isOffered, deletedAt, earlier } = passport
  const day = (moment: Date) => formatDate(moment, settings.store_time_zone)
  const path = href('/product/:id', { id })
  const own = href('/passport/:code', { code: passportCode(id) })
  const links = listLocaleLinks(locales, locale.language, () => [])
  const hasSeveralPlaces = new Set(links.map(({ place }) => place)).size > 1
  return {
    name: facts.name,
    image,
    state: deletedAt ? passportText.lastDataDate(day(deletedAt)) : passportText.dataDate(day(new Date())),
    facts: listFacts(facts, settings),
    earlier: earlier.map((state, index) => ({
      until: passportText.until(day(state.until)),
      facts: changedFacts(state.facts, earlier[index - 1]?.facts ?? facts, settings),
    })),
    product: isOffered ? { path: withPrefix(locale.prefix, path), canonical: addressesIn(url, locale)(path) } : null,
    languages: links
      .filter(({ prefix }) => prefix !== locale.prefix)
      .map(({ prefix, language, languageName, place }) => ({
        language,
        label: hasSeveralPlaces ? `${languageName} (${place})` : languageName,
        to: withPrefix(prefix, own),
      })),
  }
}

/** The details of the product's page, and its packaging. */
function listFacts(facts: PassportFacts, settings: Settings): readonly ProductFact[] {
  const { careInstructions, repairAndDisposal, sku, packaging } = facts
  // A passport lists fibers instead of the text about materials
  const described = { label: facts, safety: facts, materials: '', careInstructions, repairAndDisposal, sku }
  const inPackaging = toFact(passportText.packaging, ...packagingTexts(packaging))
  return [...productFacts(described, settings), ...(inPackaging.texts.length > 0 ? [inPackaging] : [])]
}

function packagingTexts(packaging: Packaging): readonly string[] {
  return packagingParts(packaging).map(([material, grams]) =>
    passportText.packagingPart(passportText.packagingMaterials[material], grams),
  )
}

/** The details of an earlier state that differ in the later one. */
function changedFacts(before: PassportFacts, after: PassportFacts, settings: Settings): readonly ProductFact[] {
  const named = (facts: PassportFacts) => [toFact(passportText.productName, facts.name), ...listFacts(facts, settings)]
  const old = named(before)
  const later = named(after)
  const terms = new Set([...old, ...later].map(({ term }) => term))
  return [...terms].flatMap((term) => {
    const [then, now] = [old, later].map((facts) => facts.find((fact) => fact.term === term))
    if (JSON.stringify(then?.texts) === JSON.stringify(now?.texts)) return []
    return [then ?? toFact(term, passportText.notStated)]
  })
}
