import type { FileFormat } from '#app/base/import-formats.ts'
import { FIT_VOTES, type FitVote } from '#app/content/reviews/fit/fit-vote.ts'
import { HEIGHT_RANGES, type HeightRange } from '#app/content/reviews/review.ts'
import { parseMoment } from '#app/lib/zone-moments.ts'
import { type ColumnKind, findColumn } from '#app/payments/csv-columns.ts'
import { MAX_CSV_COLUMNS } from '#app/platform/files/csv-limits.ts'
import { type FileRow, getCell, parseBoolean } from '#app/platform/files/file-row.ts'

/** The format of Reviews → Export in Judge.me, an app for Shopify. */
const judgeMe: FileFormat = {
  kind: 'reviews',
  columns: {
    handle: ['product_handle'],
    date: ['review_date'],
    rating: ['rating'],
    name: ['reviewer_name'],
    title: ['title'],
    text: ['body'],
    curated: ['curated'],
    reply: ['reply'],
    'reply date': ['reply_date'],
  },
  keys: [['handle'], ['rating'], ['text'], ['name']],
  dates: ['date', 'reply date'],
}

/** The format of this store's exports, and of files that people write by hand. */
const storeFormat: FileFormat = {
  kind: 'reviews',
  columns: {
    handle: ['handle'],
    date: ['date (utc)', 'date'],
    rating: ['rating'],
    name: ['name'],
    title: ['title'],
    text: ['text'],
    verified: ['verified purchase'],
    status: ['status'],
    size: ['size'],
    color: ['color'],
    fit: ['fit'],
    'usual size': ['usual size'],
    height: ['height'],
    incentivized: ['incentivized'],
    origin: ['origin'],
    reply: ['reply'],
  },
  keys: [['handle'], ['rating'], ['text']],
  dates: ['date'],
}

export const REVIEW_FORMATS: Readonly<Record<string, FileFormat>> = { 'judgeme-reviews': judgeMe, reviews: storeFormat }

/** A review in a file, with unchanged text. */
export type FileReview = {
  readonly handle: string
  /** Null if the date is invalid or missing. */
  readonly createdAt: Date | null
  readonly rating: string
  readonly name: string
  readonly title: string
  readonly comment: string
  readonly isVerified: boolean
  readonly size: string
  readonly color: string
  readonly fit: FitVote | null
  readonly usualSize: string
  readonly height: HeightRange | null
  readonly isIncentivized: boolean
  readonly origin: string
  readonly reply: string
  /** The reason why the review is not imported, or null. */
  readonly rejection: string | null
}

export function readReviewRow(format: string, row: FileRow): FileReview {
  const cell = (column: string) => getCell(row, column)
  const isStoreFormat = format === 'reviews'
  const status = isStoreFormat ? cell('status') : cell('curated')
  return {
    handle: cell('handle'),
    createdAt: parseMoment(cell('date'), 'UTC'),
    rating: cell('rating'),
    name: cell('name'),
    title: cell('title'),
    comment: cell('text'),
    isVerified: parseBoolean(cell('verified')) === true,
    size: cell('size'),
    color: cell('color'),
    fit: FIT_VOTES.find((known) => known === cell('fit')) ?? null,
    usualSize: cell('usual size'),
    height: HEIGHT_RANGES.find((known) => known === cell('height')) ?? null,
    isIncentivized: parseBoolean(cell('incentivized')) === true,
    origin: isStoreFormat ? cell('origin') : 'Judge.me',
    reply: cell('reply'),
    rejection: /^(approved|ok|)$/i.test(status) ? null : `Its status in the file is “${status.slice(0, 40)}”`,
  }
}

/** The formats of translations. The export of translations and the full export (translations.csv) write this format. */
export const TRANSLATION_FORMATS: Readonly<Record<string, FileFormat>> = {
  translations: {
    kind: 'translations',
    columns: {
      kind: ['kind'],
      id: ['id'],
      slug: ['slug'],
      language: ['language'],
      field: ['field'],
      original: ['original'],
      translation: ['translation'],
      // These columns are only for people who read the file
      label: ['label'],
      state: ['state'],
    },
    keys: [['kind'], ['id', 'slug'], ['language'], ['field'], ['translation']],
  },
}

const PAYMENT_KINDS: readonly ColumnKind[] = ['bookedOn', 'valueDate', 'amount', 'credit', 'debit']

/**
 * Recognizes a payments file. Like a redirects file, it can have a source and a target, but it also has dates or
 * amounts.
 */
function hasPayments(names: readonly string[]): boolean {
  return names.slice(0, MAX_CSV_COLUMNS).some((name) => {
    const kind = findColumn(name)?.kind
    return kind !== undefined && PAYMENT_KINDS.includes(kind)
  })
}

/** The formats of redirects from other systems and from this store. */
export const REDIRECT_FORMATS: Readonly<Record<string, FileFormat>> = {
  redirects: {
    kind: 'redirects',
    columns: {
      from: ['redirect from', 'from', 'source', 'old url', 'origin', 'path'],
      to: ['redirect to', 'to', 'target', 'new url', 'destination'],
      /** A column in files from Redirection, a WordPress plugin. */
      status: ['status'],
    },
    keys: [['from'], ['to']],
    isForeign: hasPayments,
  },
}
