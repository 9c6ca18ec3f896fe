import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { collections, publicCollection } from '#app/catalog/collections.table.ts'
import { selectCard, toCard } from '#app/catalog/product-cards.server.ts'
import type { CardSettings, ProductCardData } from '#app/catalog/product-cards.ts'
import { collectionProducts, products, publicProduct } from '#app/catalog/products.table.ts'
import { findImage, findTallImage } from '#app/catalog/storefront/collection-images.ts'
import { splitCardsByColor } from '#app/catalog/storefront/color-cards.server.ts'
import { PAGE_SIZE } from '#app/catalog/storefront/shop/shop-filters.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import {
  hasSlug,
  selectSlugs,
  selectTexts,
  selectTranslated,
  type TextLanguage,
  withTexts,
} from '#app/store/translated.server.ts'

/** Selects the image columns, with the alt text in `language` (null for the original text). */
export function selectImageColumns(language: TextLanguage) {
  const { id, heroImageAlt, imageUrlAlt } = collections
  return {
    hero: {
      url: collections.heroImage,
      width: collections.heroImageWidth,
      height: collections.heroImageHeight,
      alt: selectTranslated('collection', 'heroImageAlt', { id, original: heroImageAlt }, language),
    },
    tile: {
      url: collections.imageUrl,
      width: collections.imageUrlWidth,
      height: collections.imageUrlHeight,
      alt: selectTranslated('collection', 'imageUrlAlt', { id, original: imageUrlAlt }, language),
    },
  }
}

/** Finds a collection by its slug in a language (null for the original), with its text in that language. */
export async function findCollection(db: Database, slug: string, language: TextLanguage = null) {
  const [collection] = await db
    .select({
      ...pick(collections, ['id', 'name', 'slug', 'description', 'seoTitle', 'seoDescription', 'cardPer']),
      hero: selectImageColumns(language).hero,
      slugs: selectSlugs('collection', collections),
      texts: selectTexts('collection', collections.id, language),
    })
    .from(collections)
    .where(and(hasSlug('collection', collections, slug, language), publicCollection()))
  if (!collection) return null
  const { hero, texts, ...rest } = collection
  return { ...withTexts(rest, texts), image: findImage(hero) }
}

/**
 * Lists the active products of a collection: those with a position, by position, then the others, newest first. Two
 * queries are used, because each can use an index.
 */
export async function listCollectionProducts(
  db: Database,
  id: Id<'collection'>,
  settings: CardSettings,
): Promise<ProductCardData[]> {
  const { collectionId, productId, position } = collectionProducts
  const unplacedIds = db
    .select({ id: productId })
    .from(collectionProducts)
    .where(and(eq(collectionId, id), isNull(position)))
  const [placed, others] = await Promise.all([
    db
      .select({ card: selectCard(settings) })
      .from(collectionProducts)
      .innerJoin(products, eq(products.id, productId))
      .where(and(eq(collectionId, id), isNotNull(position), publicProduct()))
      .orderBy(asc(position), desc(products.createdAt), desc(products.id))
      .limit(MAX_IN_COLLECTION),
    db
      .select({ card: selectCard(settings) })
      .from(products)
      .where(and(publicProduct(), inArray(products.id, unplacedIds)))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(MAX_IN_COLLECTION),
  ])
  const cards = [...placed, ...others].slice(0, MAX_IN_COLLECTION).map((row) => toCard(row.card, settings))
  return settings.byColor ? await splitCardsByColor(db, cards, settings) : cards
}

const MAX_IN_COLLECTION = PAGE_SIZE * 10

/** Lists active collections with their images for tall boxes, sorted by position, then oldest first. */
export async function listLookbook(db: Database, language: TextLanguage = null) {
  const rows = await db
    .select({
      ...pick(collections, ['id', 'name', 'slug', 'description']),
      ...selectImageColumns(language),
      texts: selectTexts('collection', collections.id, language),
    })
    .from(collections)
    .where(publicCollection())
    .orderBy(asc(collections.position), asc(collections.id))
  return rows.map(({ hero, tile, texts, ...rest }) => {
    const { id, name, slug, description } = withTexts(rest, texts)
    return { id, name, slug, description, image: findTallImage({ hero, tile }) }
  })
}
