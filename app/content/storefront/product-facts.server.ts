import { countryName } from '#app/base/countries.ts'
import { catalogText } from '#app/catalog/catalog-text.ts'
import { careNames, careSymbolId } from '#app/catalog/materials/care.ts'
import { careMeaning } from '#app/catalog/materials/care-meaning.ts'
import careSymbols from '#app/catalog/materials/care-symbols.svg?url'
import { fiberLines } from '#app/catalog/materials/fiber-lines.ts'
import { materialsText } from '#app/catalog/materials/materials-text.ts'
import { detailNames } from '#app/catalog/product-fields.ts'
import { type MakerFields, makerOf } from '#app/catalog/product-safety.ts'
import type { FoundProduct } from '#app/content/storefront/product-page.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** A term of the panel Details, with one or more texts. Care symbols are images of their meaning. */
export type ProductFact = {
  readonly term: string
  readonly texts: readonly { readonly text: string; readonly symbol?: string }[]
}

type DescribedProduct = Pick<FoundProduct, 'label' | 'safety' | 'sku' | (typeof detailNames)[number]>

/**
 * Returns what is known of a product: the fields of a label first, then what staff wrote. `safety`: the settings, if the
 * law requires manufacturer and responsible person with their addresses (Regulation (EU) 2023/988, Art. 19).
 */
export function productFacts(product: DescribedProduct, safety: Settings | null): readonly ProductFact[] {
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
    ...(safety ? makerFacts(makerOf(product.safety, safety)) : [factOf(materialsText.maker, maker)]),
    factOf(materialsText.safetyWarnings, ...linesOf(product.safety.safetyWarnings)),
    ...detailNames.map((name) => factOf(materialsText.details[name], product[name])),
    factOf(catalogText.sku, product.sku),
  ]
  return facts.filter(({ texts }) => texts.length > 0)
}

function makerFacts({ maker, makerContact, responsiblePerson }: MakerFields): readonly ProductFact[] {
  return [
    factOf(materialsText.manufacturer, maker, ...linesOf(makerContact)),
    factOf(materialsText.responsiblePerson, ...linesOf(responsiblePerson)),
  ]
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Without the texts that are empty. */
export function factOf(term: string, ...texts: readonly (string | null | false)[]): ProductFact {
  return { term, texts: texts.flatMap((text) => (text ? [{ text }] : [])) }
}
