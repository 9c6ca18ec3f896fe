import { catalogText } from '#app/features/catalog/catalog-text.ts'
import { detailNames } from '#app/features/catalog/product-fields.ts'
import { careNames, careSymbolId } from '#app/features/materials/care.ts'
import { careMeaning } from '#app/features/materials/care-meaning.ts'
import careSymbols from '#app/features/materials/care-symbols.svg?url'
import { fiberLines } from '#app/features/materials/fiber-lines.ts'
import { materialsText } from '#app/features/materials/materials-text.ts'
import type { FoundProduct } from '#app/features/storefront/product-page.server.ts'
import { countryName } from '#app/lib/format/country.ts'

/** A term of the panel Details, with one or more texts. Care symbols are images of their meaning. */
export type ProductFact = {
  readonly term: string
  readonly texts: readonly { readonly text: string; readonly symbol?: string }[]
}

/** Returns what is known of a product: the fields of a label first, then what staff wrote. */
export function productFacts(product: FoundProduct): readonly ProductFact[] {
  const { fibers, hasAnimalParts, countryOfOrigin, maker } = product.label
  const symbols = careNames.flatMap((name) => {
    const symbol = product.label[name]
    return symbol ? [{ text: careMeaning(name, symbol), symbol: `${careSymbols}#${careSymbolId(name, symbol)}` }] : []
  })
  const origin = countryOfOrigin && countryName(countryOfOrigin)
  const facts = [
    factOf(materialsText.fiberContent, ...fiberLines(fibers), hasAnimalParts && materialsText.animalParts),
    { term: materialsText.care, texts: symbols },
    factOf(materialsText.madeIn, origin),
    factOf(materialsText.maker, maker),
    ...detailNames.map((name) => factOf(materialsText.details[name], product[name])),
    factOf(catalogText.sku, product.sku),
  ]
  return facts.filter(({ texts }) => texts.length > 0)
}

function factOf(term: string, ...texts: readonly (string | null | false)[]): ProductFact {
  return { term, texts: texts.flatMap((text) => (text ? [{ text }] : [])) }
}
