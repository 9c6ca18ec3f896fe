import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The words that products in the store are called and sorted by, as the search knows them: what a mistyped one may have
 * been meant to be. Triggers on `products` add to it; a word that no product has any more finds nothing, and stays.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The word, and what is left of it without any one letter: words that share one of these are a slip apart. */
    nearby: text()
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`one_letter_less(${searchWords.word})`),
  },
  (t) => [index('search_words_nearby').using('gin', t.nearby)],
)
