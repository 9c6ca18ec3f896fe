import { sql } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  type FileItem,
  type ImportContext,
  type ImportKind,
  NotAsPreviewedError,
  rejectItem,
} from '#app/base/import-kind.ts'
import { products } from '#app/catalog/products.table.ts'
import { type FileReview, readReviewRow } from '#app/content/import-formats.ts'
import { adminText } from '#app/content/reviews/admin-text.ts'
import { FIT_VOTES } from '#app/content/reviews/fit/fit-vote.ts'
import { HEIGHT_RANGES, MAX_COMMENT, MAX_NAME, MAX_REPLY, MAX_TITLE } from '#app/content/reviews/review.ts'
import { reviews } from '#app/content/reviews.table.ts'
import { idField } from '#app/lib/form-fields.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isOneLine, shortLine } from '#app/lib/line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { FileError } from '#app/platform/files/file-row.ts'

const line = (max: number) =>
  z.string().max(max, `This has more than ${max} characters`).refine(isOneLine, 'One line only')
const text = (max: number) => z.string().max(max, `This has more than ${max} characters`)

/** The record to save. The database stores it as JSON from the check until the import. */
const savedReview = z.object({
  productId: idField<'product'>('Unknown product'),
  rating: z.coerce.number<unknown>('Enter 1 to 5').int('Enter 1 to 5').min(1, 'Enter 1 to 5').max(5, 'Enter 1 to 5'),
  name: line(MAX_NAME).min(1, 'The name is missing'),
  title: line(MAX_TITLE),
  comment: text(MAX_COMMENT),
  createdAt: z.iso.datetime('Enter a date, such as 2026-05-31 or 2026-05-31 14:30'),
  isVerified: z.boolean(),
  size: line(MAX_NAME),
  color: line(MAX_NAME),
  fit: z.enum(FIT_VOTES).nullable(),
  usualSize: line(MAX_NAME),
  height: z.enum(HEIGHT_RANGES).nullable(),
  isIncentivized: z.boolean(),
  origin: line(MAX_NAME),
  reply: text(MAX_REPLY),
})
type SavedReview = z.output<typeof savedReview>

/**
 * Imports reviews from a previous store. They are shown immediately, with their origin, and no later file changes them.
 */
export const reviewsImport: ImportKind = {
  name: 'reviews',
  nouns: () => adminText.importNouns,
  numbering: 'line',
  list: () => ({ to: `${href('/admin/reviews')}?show=approved`, label: adminText.openReviews }),
  batchSize: 500,
  check: checkReviews,
  save: (tx, records) => write(tx, z.array(savedReview).parse(records)),
}

async function checkReviews(
  db: Database,
  items: readonly FileItem[],
  { format }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const rows = items.map(({ line: at, rows: [row], rowErrors }): Row => {
    return { line: at, rowErrors, review: row ? readReviewRow(format, row) : null }
  })
  const productIds = await findProducts(
    db,
    rows.flatMap(({ review }) => review?.handle ?? []),
  )
  const planned = rows.map((row) => plan(row, productIds))
  const seen = new Set(
    await findStoredKeys(
      db,
      planned.flatMap(({ saved }) => saved ?? []),
    ),
  )
  return planned.map(({ saved, item }) => {
    if (!saved) return item
    const isKnown = seen.has(toKey(saved))
    seen.add(toKey(saved))
    return isKnown ? { ...item, outcome: 'unchanged', changes: [] } : item
  })
}

type Row = {
  readonly line: number
  readonly rowErrors: readonly FileError[]
  readonly review: FileReview | null
}

/** `saved`: null if the line is rejected. */
type Plan = { readonly saved: SavedReview | null; readonly item: CheckedItem }

function plan({ line: at, rowErrors, review }: Row, productIds: ReadonlyMap<string, Id<'product'>>): Plan {
  if (!review) return { saved: null, item: rejectItem('No review', rowErrors) }
  const { handle, createdAt, rejection, ...rest } = review
  const name = shortLine(`${handle}: ${review.title || review.comment || review.rating}`, 200)
  const reject = (errors: readonly FileError[]): Plan => {
    return { saved: null, item: rejectItem(name, [...rowErrors, ...errors]) }
  }
  if (rejection) return reject([{ line: at, column: 'Status', message: rejection }])
  const productId = productIds.get(handle.toLowerCase())
  const missingMessage = `No product has the handle “${shortLine(handle, 100)}”`
  if (!productId) return reject([{ line: at, column: 'Handle', message: missingMessage }])
  const parsed = savedReview.safeParse({ ...rest, productId, createdAt: createdAt?.toISOString() ?? '' })
  if (!parsed.success) {
    return reject(
      parsed.error.issues.map(({ path, message }) => ({ line: at, column: COLUMNS[String(path[0])] ?? '', message })),
    )
  }
  if (rowErrors.length > 0) return reject([])
  const saved = parsed.data
  const changes = [{ field: 'Rating', from: '', to: String(saved.rating) }]
  return { saved, item: { outcome: 'new', key: '', name, record: saved, changes, errors: [], notes: [] } }
}

const COLUMNS: Readonly<Record<string, string>> = {
  rating: 'Rating',
  name: 'Name',
  title: 'Title',
  comment: 'Text',
  createdAt: 'Date',
  reply: 'Reply',
  origin: 'Origin',
  size: 'Size',
  color: 'Color',
}

async function findProducts(db: Database, handles: readonly string[]): Promise<ReadonlyMap<string, Id<'product'>>> {
  const lowerCaseHandles = sql.param(handles.map((handle) => handle.toLowerCase()))
  const found = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(sql`${products.slug} = any(${lowerCaseHandles}::text[])`)
  return new Map(found.map(({ id, slug }) => [slug, id]))
}

type Identity = Pick<SavedReview, 'productId' | 'name' | 'rating' | 'comment'> & { readonly createdAt: Date | string }

/** Identifies a review across files. */
function toKey({ productId, name, createdAt, rating, comment }: Identity): string {
  return JSON.stringify([productId, name, new Date(createdAt).toISOString(), rating, comment])
}

/** Returns the keys of the stored reviews that could match these reviews. */
async function findStoredKeys(db: Database, saved: readonly SavedReview[]): Promise<ReadonlySet<string>> {
  const ids = sql.param([...new Set(saved.map(({ productId }) => productId))])
  const names = sql.param([...new Set(saved.map(({ name }) => name))])
  const rows = await db
    .select({ ...pick(reviews, ['productId', 'rating', 'comment', 'createdAt']), name: reviews.customerName })
    .from(reviews)
    .where(sql`${reviews.productId} = any(${ids}::uuid[]) and ${reviews.customerName} = any(${names}::text[])`)
  return new Set(rows.map(toKey))
}

async function write(tx: Database, saved: readonly SavedReview[]): Promise<void> {
  const knownKeys = await findStoredKeys(tx, saved)
  const newReviews = saved.filter((review) => !knownKeys.has(toKey(review)))
  if (newReviews.length === 0) return
  const ids = sql.param(newReviews.map(({ productId }) => productId))
  const remainingProducts = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${ids}::uuid[])`)
    .for('key share')
  if (remainingProducts.length < new Set(newReviews.map(({ productId }) => productId)).size)
    throw new NotAsPreviewedError('A product was deleted')
  await tx.insert(reviews).values(
    newReviews.map(({ name, isVerified, createdAt, ...review }) => ({
      ...review,
      customerName: name,
      verifiedPurchase: isVerified,
      createdAt: new Date(createdAt),
      repliedAt: review.reply === '' ? null : new Date(createdAt),
    })),
  )
}
