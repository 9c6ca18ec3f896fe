import { countryName } from '#app/base/countries.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { getMaker, type MakerFields } from '#app/catalog/manufacturer.ts'
import { careMeaning } from '#app/catalog/materials/care-meaning.ts'
import careSymbols from '#app/catalog/materials/care-symbols.svg?url'
import { fiberLines } from '#app/catalog/materials/fiber-lines.ts'
import { careNames, careSymbolId, type FiberContent } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { formatHeight } from '#app/catalog/size-guides/lengths.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'
import type { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** A term in the Details panel, with one or more texts. Care symbols are images with their meaning. */
export type ProductFact = {
  readonly term: string
  readonly texts: readonly { readonly text: string; readonly symbol?: string }[]
}

type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

type DescribedProduct = Pick<FoundProduct, 'label' | 'sku' | (typeof detailNames)[number]> & {
  readonly safety: MakerFields & { readonly safetyWarnings: string }
}

/**
 * Returns the known details of a product: first the fields of a label, then staff's texts. `safety`: the settings, if
 * the law requires manufacturer and responsible person with their addresses (Regulation (EU) 2023/988, Art. 19).
 */
export function productFacts(product: DescribedProduct, safety: Settings | null): readonly ProductFact[] {
  const { fibers, hasAnimalParts, countryOfOrigin } = product.label
  const symbols = careNames.flatMap((name) => {
    const symbol = product.label[name]
    return symbol ? [{ text: careMeaning(name, symbol), symbol: `${careSymbols}#${careSymbolId(name, symbol)}` }] : []
  })
  const origin = countryOfOrigin && countryName(countryOfOrigin)
  const facts = [
    toFact(materialsText.fiberContent, ...fiberLines(fibers), hasAnimalParts && materialsText.animalParts),
    { term: materialsText.care, texts: symbols },
    toFact(materialsText.madeIn, origin),
    ...(safety ? makerFacts(getMaker(product.safety, safety)) : [toFact(materialsText.maker, product.safety.maker)]),
    toFact(materialsText.safetyWarnings, ...toLines(product.safety.safetyWarnings)),
    ...detailNames.map((name) => toFact(materialsText.details[name], product[name])),
    toFact(catalogText.sku, product.sku),
  ]
  return facts.filter(({ texts }) => texts.length > 0)
}

function makerFacts({ maker, makerContact, responsiblePerson }: MakerFields): readonly ProductFact[] {
  return [
    toFact(materialsText.manufacturer, maker, ...toLines(makerContact)),
    toFact(materialsText.responsiblePerson, ...toLines(responsiblePerson)),
  ]
}

function toLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Omits empty texts. */
export function toFact(term: string, ...texts: readonly (string | null | false)[]): ProductFact {
  return { term, texts: texts.flatMap((text) => (text ? [{ text }] : [])) }
}

/** Returns the fiber content in one line: 'Shell: 55% linen, 45% cotton; Lining: 100% viscose'. */
export function formatFibers(fibers: FiberContent): string {
  return fiberLines(fibers).join('; ')
}

/** Returns 'Linen' and 'Cotton': the first fibers of the first component, the largest share first. */
export function listMainFibers(fibers: FiberContent, max: number): readonly string[] {
  const shares = fibers[0]?.shares ?? []
  return shares.slice(0, max).map(({ fiber }) => materialsText.material(fiber))
}

export function getSafetyTerms(): { readonly responsiblePerson: string; readonly safetyWarnings: string } {
  return materialsText
}

/** Describes the model of the photos: how tall it is, and which size it wears; '' if neither is known. */
export function describeModel(heightMm: number | null, size: string): string {
  if (heightMm === null && !size) return ''
  return sizeGuideText.model(heightMm === null ? '' : formatHeight(heightMm), size)
}
