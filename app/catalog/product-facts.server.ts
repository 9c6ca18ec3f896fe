import { countryName } from '#app/base/countries.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { getMaker, type MakerFields } from '#app/catalog/manufacturer.ts'
import { getCareMeaning } from '#app/catalog/materials/care-meaning.ts'
import careSymbols from '#app/catalog/materials/care-symbols.svg?url'
import { formatFiberLines } from '#app/catalog/materials/fiber-lines.ts'
import { careNames, type FiberContent, toCareSymbolId } from '#app/catalog/materials/materials.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { formatHeight } from '#app/catalog/size-guides/lengths.ts'
import { sizeGuideText } from '#app/catalog/size-guides/size-guide-text.ts'
import type { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** A term among the details of a product, with one or more lines of text. `symbol` is the URL of a care symbol. */
export type ProductFact = {
  readonly term: string
  readonly texts: readonly { readonly text: string; readonly symbol?: string }[]
}

type FoundProduct = NonNullable<Awaited<ReturnType<typeof findProduct>>>

type DescribedProduct = Pick<FoundProduct, 'label' | 'sku' | (typeof detailNames)[number]> & {
  readonly safety: MakerFields & { readonly safetyWarnings: string }
}

/** The text that staff wrote without a field of the label. */
const otherDetails = detailNames.filter((name) => name !== 'materials' && name !== 'careInstructions')

/**
 * Returns the known details of a product: first the fields of its label, each with the text that staff wrote about it,
 * then their other text. `safety` is set if the law requires the manufacturer and responsible person with addresses
 * (Regulation (EU) 2023/988, Art. 19).
 */
export function listProductFacts(product: DescribedProduct, safety: Settings | null): readonly ProductFact[] {
  const { fibers, hasAnimalParts, countryOfOrigin } = product.label
  const { details } = materialsText
  const symbols = careNames.flatMap((name) => {
    const symbol = product.label[name]
    return symbol
      ? [{ text: getCareMeaning(name, symbol), symbol: `${careSymbols}#${toCareSymbolId(name, symbol)}` }]
      : []
  })
  const origin = countryOfOrigin && countryName(countryOfOrigin)
  const facts = [
    toFact(
      details.materials,
      ...formatFiberLines(fibers),
      hasAnimalParts && materialsText.animalParts,
      product.materials,
    ),
    toFact(details.careInstructions, ...symbols, product.careInstructions),
    toFact(materialsText.madeIn, origin),
    ...(safety
      ? listMakerFacts(getMaker(product.safety, safety))
      : [toFact(materialsText.maker, product.safety.maker)]),
    toFact(materialsText.safetyWarnings, ...toLines(product.safety.safetyWarnings)),
    ...otherDetails.map((name) => toFact(details[name], product[name])),
    toFact(catalogText.sku, product.sku),
  ]
  return facts.filter(({ texts }) => texts.length > 0)
}

function listMakerFacts({ maker, makerContact, responsiblePerson }: MakerFields): readonly ProductFact[] {
  return [
    toFact(materialsText.manufacturer, maker, ...toLines(makerContact)),
    toFact(materialsText.responsiblePerson, ...toLines(responsiblePerson)),
  ]
}

function toLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

type FactText = ProductFact['texts'][number]

/** Omits empty lines. */
export function toFact(term: string, ...texts: readonly (FactText | string | null | false)[]): ProductFact {
  return { term, texts: texts.flatMap((text) => (text ? [typeof text === 'string' ? { text } : text] : [])) }
}

/** Returns the fiber content on one line: 'Shell: 55% linen, 45% cotton; Lining: 100% viscose'. */
export function formatFibers(fibers: FiberContent): string {
  return formatFiberLines(fibers).join('; ')
}

/** Returns the main fibers of the first component, such as 'Linen' and 'Cotton', the largest share first. */
export function listMainFibers(fibers: FiberContent, max: number): readonly string[] {
  const shares = fibers[0]?.shares ?? []
  return shares.slice(0, max).map(({ fiber }) => materialsText.material(fiber))
}

export function getSafetyTerms(): { readonly responsiblePerson: string; readonly safetyWarnings: string } {
  return materialsText
}

/** Describes the height of the model in the photos and the size worn; '' if neither is known. */
export function describeModel(heightMm: number | null, size: string): string {
  if (heightMm === null && !size) return ''
  return sizeGuideText.model(heightMm === null ? '' : formatHeight(heightMm), size)
}
