import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Used to correct typos and to find parts of words. Triggers on `products` add words; unused words remain. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** The word, and the word without each of its letters. Two words that share an entry are about one error apart. */
    nearby: text()
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`one_letter_less(${searchWords.word})`),
  },
  (t) => [
    index('search_words_nearby').using('gin', t.nearby),
    index('search_words_trigram').using('gin', t.word.op('gin_trgm_ops')),
  ],
)
