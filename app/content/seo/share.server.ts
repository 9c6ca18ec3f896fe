import type { Image } from '#app/catalog/catalog.ts'
import { findCategoryToShare } from '#app/catalog/categories.server.ts'
import { findCollection } from '#app/catalog/storefront/collection.server.ts'
import { findProduct } from '#app/catalog/storefront/storefront-product.server.ts'
import type { Storefront } from '#app/content/storefront.server.ts'
import { type Id, parseId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type Original, readMediaPath } from '#app/platform/images/media-path.ts'
import { computeShareVersion, type ShareCard } from '#app/platform/images/share-card.ts'
import { parseLook } from '#app/store/brand.server.ts'
import { toShareLook } from '#app/store/rendered-brand.server.ts'
import type { Settings } from '#app/store/settings.ts'

/** The preview image of a page in messengers and social networks: its content, path and alt text. */
export type Share = { readonly card: ShareCard; readonly address: string; readonly alt: string }

/** The store's data on share cards: its name and the published look as it is stored. */
type SharingStore = { readonly settings: Settings } & Pick<Storefront, 'brand'>

type CardContent = Pick<ShareCard, 'title' | 'layout' | 'image'> & { readonly subject: string; readonly alt: string }

function createShare({ settings, brand }: SharingStore, { subject, alt, ...shown }: CardContent): Share {
  const look = brand !== null && { look: toShareLook(parseLook(brand)) }
  const card: ShareCard = { store: settings.store_name, ...shown, ...look }
  return { card, address: `/share/${subject}/${computeShareVersion(card)}.jpg`, alt }
}

export function createStoreShare(store: SharingStore): Share {
  return createShare(store, {
    subject: 'store',
    alt: store.settings.store_name,
    title: '',
    layout: 'below',
    image: null,
  })
}

type SharedProduct = { readonly id: Id<'product'>; readonly name: string; readonly images: readonly Image[] }

export function createProductShare({ id, name, images: [first] }: SharedProduct, store: SharingStore): Share {
  const image = findStoredImage(first)
  return createShare(store, { subject: `product-${id}`, alt: first?.alt || name, title: name, layout: 'beside', image })
}

type SharedCollection = { readonly slug: string; readonly name: string; readonly image: Image | null }

export function createCollectionShare(collection: SharedCollection, store: SharingStore): Share {
  return createListShare('collection', collection, store)
}

export function createCategoryShare(category: SharedCollection, store: SharingStore): Share {
  return createListShare('category', category, store)
}

function createListShare(
  kind: 'collection' | 'category',
  { slug, name, image }: SharedCollection,
  store: SharingStore,
) {
  const alt = image?.alt || name
  return createShare(store, {
    subject: `${kind}-${slug}`,
    alt,
    title: name,
    layout: 'below',
    image: findStoredImage(image),
  })
}

/**
 * Finds the current share of a subject: 'store', 'product-{id}', 'category-{slug}' or 'collection-{slug}'. `language`:
 * the language of the text in the image; null for the original.
 */
export async function findShare(
  db: Database,
  subject: string,
  store: SharingStore,
  language: string | null,
): Promise<Share | null> {
  if (subject === 'store') return createStoreShare(store)
  const [, kind, name = ''] = /^(product|category|collection)-([a-z0-9-]{1,300})$/.exec(subject) ?? []
  if (kind === 'product') {
    const id = parseId<'product'>(name)
    const product = id && (await findProduct(db, id, { ...store.settings, language }))
    return product && createProductShare(product, store)
  }
  if (kind === 'category') {
    const category = await findCategoryToShare(db, name, language)
    return category && createCategoryShare(category, store)
  }
  const collection = kind === 'collection' ? await findCollection(db, name, language) : null
  return collection && createCollectionShare(collection, store)
}

/** Returns null for images on other hosts, which cannot be drawn. */
function findStoredImage(image: Image | null | undefined): Original | null {
  return (image && readMediaPath(image.url)?.original) ?? null
}
