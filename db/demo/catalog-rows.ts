import { convert, invert, money } from '#app/base/money.ts'
import type { ProductVideo } from '#app/base/product-video.ts'
import type { collections as collectionsTable } from '#app/catalog/collections.table.ts'
import type { manufacturers as manufacturersTable } from '#app/catalog/manufacturers.table.ts'
import { parseFiberContent } from '#app/catalog/materials/materials.ts'
import type {
  collectionProducts,
  productImages,
  products as productsTable,
  productVariants,
} from '#app/catalog/products.table.ts'
import { buildVariantSku } from '#app/catalog/variant-codes.ts'
import type { lookItems as lookItemsTable, looks as looksTable } from '#app/content/looks/looks.table.ts'
import type { reviews as reviewsTable } from '#app/content/reviews.table.ts'
import { StartError } from '#app/lib/errors.ts'
import { listKeys } from '#app/lib/keys.ts'
import type { Market } from '#app/store/market.ts'
import { collections, type DemoCollectionImage } from '#db/demo/collections.ts'
import { customers } from '#db/demo/customers.ts'
import { createDemoId } from '#db/demo/demo-ids.ts'
import { IMAGE_GROUNDS } from '#db/demo/image-grounds.ts'
import type { DemoImage } from '#db/demo/images.ts'
import { LOOK_IMAGE, looks } from '#db/demo/looks.ts'
import { type DemoProduct, makers } from '#db/demo/product.ts'
import { products } from '#db/demo/products.ts'
import { reviews } from '#db/demo/reviews.ts'

const DAY_MS = 86_400_000
const NAIRA_TO_DOLLARS = { base: 1_500_000_000, quote: 1_000_000 }
/** The size of every product image. */
const PRODUCT_IMAGE = { width: 1200, height: 1500 }
/** The size of every video and its poster. */
const PRODUCT_VIDEO = { width: 960, height: 1200 }

type Images = ReadonlyMap<string, DemoImage>

export function subtractDays(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.round(days * DAY_MS))
}

/** Converts a price in kobo to the store's currency. */
export function toStorePrice(kobo: number, market: Market): number {
  if (market.storeCurrency === 'NGN') return kobo
  if (market.currency !== 'USD') throw new StartError('The demo store needs a primary market in US dollars.')
  return convert(convert(money(kobo, 'NGN'), 'USD', NAIRA_TO_DOLLARS), market.storeCurrency, invert(market.rate)).minor
}

export function buildCollectionRows(now: Date, images: Images) {
  return collections.map((collection, index): typeof collectionsTable.$inferInsert => ({
    id: createDemoId('collection', collection.slug),
    name: collection.name,
    slug: collection.slug,
    description: collection.description,
    status: collection.status ?? 'active',
    position: index + 1,
    ...buildHeroColumns(collection.hero, images),
    ...buildTileColumns(collection.tile ?? null, images),
    seoTitle: collection.name,
    seoDescription: collection.description,
    createdAt: subtractDays(now, 200 - index * 30),
    updatedAt: subtractDays(now, 200 - index * 30),
  }))
}

function buildHeroColumns(image: DemoCollectionImage | null, images: Images) {
  if (!image) return {}
  const { width: heroImageWidth, height: heroImageHeight, alt: heroImageAlt } = image
  return { heroImage: getImage(images, image.file).url, heroImageWidth, heroImageHeight, heroImageAlt }
}

function buildTileColumns(image: DemoCollectionImage | null, images: Images) {
  if (!image) return {}
  const { width: imageUrlWidth, height: imageUrlHeight, alt: imageUrlAlt } = image
  return { imageUrl: getImage(images, image.file).url, imageUrlWidth, imageUrlHeight, imageUrlAlt }
}

export function buildProductRows(now: Date, market: Market, images: Images) {
  const price = (kobo: number | undefined) => (kobo === undefined ? null : toStorePrice(kobo, market))
  return products.map((product): typeof productsTable.$inferInsert => ({
    id: createDemoId('product', product.slug),
    name: product.name,
    slug: product.slug,
    sku: product.sku,
    description: product.description,
    longDescription: product.longDescription,
    price: toStorePrice(product.price, market),
    salePrice: price(product.salePrice),
    compareAtPrice: price(product.compareAtPrice),
    costPrice: price(product.costPrice),
    category: product.category,
    stockQuantity: toVariants(product).reduce((total, { stock }) => total + stock, 0),
    stockByVariant: typeof product.stock !== 'number',
    lowStockThreshold: product.lowStockThreshold ?? null,
    status: product.status ?? 'active',
    showOnHomepage: product.homepage !== undefined,
    homepageSection: product.homepage?.section ?? null,
    homepagePosition: product.homepage?.position ?? 0,
    isFeatured: product.isFeatured ?? false,
    isBestseller: product.isBestseller ?? false,
    isNew: product.isNew ?? false,
    video: buildVideo(product, subtractDays(now, product.addedDaysAgo), images),
    sizes: [...product.sizes],
    sizeGuide: product.sizeGuide ?? null,
    colors: product.colors,
    materials: product.materials,
    careInstructions: product.care.text,
    ...product.care.symbols,
    fibers: parseFibers(product),
    hasAnimalParts: product.hasAnimalParts ?? false,
    countryOfOrigin: makers[product.origin].countryOfOrigin,
    manufacturerId: createDemoId('manufacturer', product.origin),
    tags: [...product.tags],
    seoTitle: product.name,
    seoDescription: product.description,
    collectionId: product.collection === null ? null : createDemoId('collection', product.collection),
    createdAt: subtractDays(now, product.addedDaysAgo),
    updatedAt: subtractDays(now, product.addedDaysAgo),
  }))
}

function buildVideo({ video }: DemoProduct, addedAt: Date, images: Images): ProductVideo | null {
  if (!video) return null
  const getUrl = (file: string) => getImage(images, file).url
  return {
    mp4: getUrl(`${video}.mp4`),
    webm: getUrl(`${video}.webm`),
    poster: { url: getUrl(video), ...PRODUCT_VIDEO },
    addedAt: addedAt.toISOString(),
  }
}

export function buildManufacturerRows(now: Date) {
  return listKeys(makers).map((key): typeof manufacturersTable.$inferInsert => {
    const { maker: name, makerContact: contact, makerCountry: country, responsiblePerson } = makers[key]
    const id = createDemoId('manufacturer', key)
    return { id, name, contact, country, responsiblePerson, createdAt: now, updatedAt: now }
  })
}

export const demoManufacturerIds = listKeys(makers).map((key) => createDemoId('manufacturer', key))

function parseFibers({ slug, fibers = '' }: DemoProduct) {
  const parsed = parseFiberContent(fibers)
  if (!parsed.ok) throw new Error(`${slug}: ${parsed.message}`)
  return parsed.content
}

/** The initial variants of a product: one, or one for each size and color. */
export function toVariants({ slug, sku, sizes, stock }: DemoProduct) {
  const buildRow = (size: string | null, color: string | null, units: number) => ({
    id: createDemoId('variant', `${slug}/${size ?? ''}/${color ?? ''}`),
    size,
    color,
    sku: buildVariantSku(sku, { size, color }),
    stock: units,
  })
  if (typeof stock === 'number') return [buildRow(null, null, stock)]
  return Object.entries(stock).flatMap(([color, units]) =>
    sizes.map((size, index) => buildRow(size, color, units[index] ?? 0)),
  )
}

export function buildVariantRows(now: Date) {
  return products.flatMap((product) =>
    toVariants(product).map((variant): typeof productVariants.$inferInsert => ({
      ...variant,
      productId: createDemoId('product', product.slug),
      createdAt: subtractDays(now, product.addedDaysAgo),
      updatedAt: subtractDays(now, product.addedDaysAgo),
    })),
  )
}

export function buildImageRows(now: Date, images: Images) {
  return products.flatMap((product) =>
    product.images.map(({ file, color, view }, index): typeof productImages.$inferInsert => {
      const { url, original } = getImage(images, file)
      return {
        id: createDemoId('product-image', `${product.slug}/${file}`),
        productId: createDemoId('product', product.slug),
        url,
        publicId: original.publicId,
        ...PRODUCT_IMAGE,
        ground: IMAGE_GROUNDS[file] ?? null,
        alt: `${product.name}${color ? ` in ${color}` : ''}, ${view}`,
        color: color ?? null,
        displayOrder: index,
        isPrimary: index === 0,
        createdAt: subtractDays(now, product.addedDaysAgo),
      }
    }),
  )
}

/** Leading products have a position; products that only have the collection as their main collection do not. */
export function buildMembershipRows() {
  return collections.flatMap(({ slug, leadingProducts }) => {
    const others = products.filter((product) => product.collection === slug && !leadingProducts.includes(product.slug))
    const members = [
      ...leadingProducts.map((product, position) => ({ product, position })),
      ...others.map((product) => ({ product: product.slug, position: null })),
    ]
    return members.map(({ product, position }): typeof collectionProducts.$inferInsert => ({
      collectionId: createDemoId('collection', slug),
      productId: createDemoId('product', product),
      position,
    }))
  })
}

export function buildLookRows(now: Date, images: Images) {
  return looks.map(({ file, name, alt }, position): typeof looksTable.$inferInsert => {
    const { url, original } = getImage(images, file)
    const image = { image: url, imagePublicId: original.publicId, imageAlt: alt }
    const size = { imageWidth: LOOK_IMAGE.width, imageHeight: LOOK_IMAGE.height }
    return { id: createDemoId('look', file), name, position, ...image, ...size, createdAt: now, updatedAt: now }
  })
}

export function buildLookItemRows() {
  return looks.flatMap(({ file, items }) =>
    items.map(({ product, color = null, x, y }, position): typeof lookItemsTable.$inferInsert => ({
      id: createDemoId('look-item', `${file}/${product}`),
      lookId: createDemoId('look', file),
      productId: createDemoId('product', product),
      color,
      x,
      y,
      position,
    })),
  )
}

/** Returns one row for each image and video, with its original size. */
export function buildUploadRows(now: Date, images: Images) {
  const collectionImages = collections.flatMap(({ hero, tile }) => [hero, tile])
  return [...images].map(([file, { original, url, bytes }]) => {
    const isVideo = products.some(({ video }) => video && file.startsWith(video))
    const isLook = looks.some((look) => look.file === file)
    const ownSize = isVideo ? PRODUCT_VIDEO : isLook ? LOOK_IMAGE : PRODUCT_IMAGE
    const { width, height } = collectionImages.find((image) => image?.file === file) ?? ownSize
    return {
      id: createDemoId('upload', file),
      publicId: original.publicId,
      url,
      width,
      height,
      bytes,
      ground: IMAGE_GROUNDS[file] ?? null,
      createdAt: now,
    }
  })
}

export function buildReviewRows(now: Date) {
  return reviews.map((review, index): typeof reviewsTable.$inferInsert => {
    const writer = 'customer' in review ? customers.find(({ key }) => key === review.customer) : undefined
    return {
      id: createDemoId('review', String(index)),
      productId: createDemoId('product', review.product),
      rating: review.rating,
      customerName: writer ? `${writer.firstName} ${writer.lastName.charAt(0)}.` : 'name' in review ? review.name : '',
      title: review.title,
      comment: review.comment,
      verifiedPurchase: writer !== undefined,
      createdAt: subtractDays(now, review.days),
    }
  })
}

function getImage(images: Images, file: string): DemoImage {
  const image = images.get(file)
  if (!image) throw new Error(`There is no image ${file}`)
  return image
}
