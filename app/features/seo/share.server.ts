import type { Image } from '#app/features/catalog/catalog.ts'
import { findSharedCategory } from '#app/features/catalog/categories/categories.server.ts'
import { findCollection } from '#app/features/catalog/storefront/collection.server.ts'
import { findProduct } from '#app/features/catalog/storefront/product.server.ts'
import type { Settings } from '#app/features/settings/settings.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type Original, readMediaPath } from '#app/platform/images/media-path.ts'
import { type ShareCard, shareVersion } from '#app/platform/images/share-card.ts'

export type Share = { readonly card: ShareCard; readonly address: string; readonly alt: string }

function share(subject: string, alt: string, card: ShareCard): Share {
  return { card, address: `/share/${subject}/${shareVersion(card)}.jpg`, alt }
}

export function storeShare({ store_name: store }: Settings): Share {
  return share('store', store, { store, title: '', layout: 'below', image: null })
}

type SharedProduct = { readonly id: Id<'product'>; readonly name: string; readonly images: readonly Image[] }

export function productShare({ id, name, images }: SharedProduct, { store_name: store }: Settings): Share {
  const image = storedImage(images[0])
  return share(`product-${id}`, images[0]?.alt || name, { store, title: name, layout: 'beside', image })
}

type SharedCollection = { readonly slug: string; readonly name: string; readonly image: Image | null }

export function collectionShare({ slug, name, image }: SharedCollection, { store_name: store }: Settings): Share {
  const card: ShareCard = { store, title: name, layout: 'below', image: storedImage(image) }
  return share(`collection-${slug}`, image?.alt || name, card)
}

export function categoryShare({ slug, name, image }: SharedCollection, { store_name: store }: Settings): Share {
  const card: ShareCard = { store, title: name, layout: 'below', image: storedImage(image) }
  return share(`category-${slug}`, image?.alt || name, card)
}

/** The current share of a subject: 'store', 'product-{id}', 'category-{slug}' or 'collection-{slug}'. */
export async function findShare(db: Database, subject: string, settings: Settings): Promise<Share | null> {
  if (subject === 'store') return storeShare(settings)
  const [, kind, name = ''] = /^(product|category|collection)-([a-z0-9-]{1,300})$/.exec(subject) ?? []
  if (kind === 'product') {
    const id = parseId<'product'>(name)
    const product = id && (await findProduct(db, id, settings))
    return product && productShare(product, settings)
  }
  if (kind === 'category') {
    const category = await findSharedCategory(db, name)
    return category && categoryShare(category, settings)
  }
  const collection = kind === 'collection' ? await findCollection(db, name) : null
  return collection && collectionShare(collection, settings)
}

/** Null for images on other hosts, which cannot be drawn. */
function storedImage(image: Image | null | undefined): Original | null {
  return (image && readMediaPath(image.url)?.original) ?? null
}
