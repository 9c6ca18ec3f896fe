import { sql } from 'drizzle-orm'
import type { ImageReference } from '#app/base/images.server.ts'
import { categories } from '#app/catalog/categories.table.ts'
import { collections } from '#app/catalog/collections.table.ts'
import { passportStates } from '#app/catalog/passport/passport-states.table.ts'
import { productImages, products } from '#app/catalog/products.table.ts'
import { uploads } from '#app/platform/images/uploads.table.ts'

const videoFiles = sql`${products.video} ->> 'mp4', ${products.video} ->> 'webm', ${products.video} -> 'poster' ->> 'url'`

export const catalogImages: readonly ImageReference[] = [
  {
    isShown: sql`exists (select from ${productImages} where ${productImages.publicId} = ${uploads.publicId})`,
    urls: sql`select ${productImages.url} from ${productImages}`,
  },
  {
    isShown: sql`exists (select from ${products} where ${products.video} is not null and ${uploads.url} in (${videoFiles}))`,
    urls: sql`select file from ${products}, unnest(array[${videoFiles}]) as file
      where ${products.video} is not null and file is not null`,
  },
  {
    isShown: sql`exists (select from ${collections}
      where ${uploads.url} in (${collections.heroImage}, ${collections.imageUrl}))`,
    urls: sql`select image from ${collections}, unnest(array[${collections.heroImage}, ${collections.imageUrl}]) as image
      where image is not null`,
  },
  {
    isShown: sql`exists (select from ${categories} where ${categories.imagePublicId} = ${uploads.publicId})`,
    urls: sql`select ${categories.image} from ${categories} where ${categories.image} is not null`,
  },
  {
    isShown: sql`exists (select from ${passportStates} where ${passportStates.imageUrl} = ${uploads.url})`,
    urls: sql`select ${passportStates.imageUrl} from ${passportStates} where ${passportStates.imageUrl} is not null`,
  },
]
