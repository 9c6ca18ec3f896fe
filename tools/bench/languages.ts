import { sql } from 'drizzle-orm'
import { listCategories } from '#app/catalog/categories.server.ts'
import type { CardSettings } from '#app/catalog/product-cards.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { readShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import type { Part } from '#tools/bench/bench-home.ts'
import { withProducts } from '#tools/bench/filled-database.ts'
import { type Row, ratio } from '#tools/bench/row.ts'
import { type Times, timeAll } from '#tools/bench/times.ts'
import { percentile } from '#tools/stress/figures.ts'

const TIMES = 3

/** Words in generated names, and their replacements in each language. */
const ENGLISH = ['Linen', 'Silk', 'Dress', 'Shirt', 'Wrap', 'Blouse', 'Skirt']
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ENGLISH,
  de: ['Leinen', 'Seide', 'Kleid', 'Hemd', 'Wickel', 'Bluse', 'Rock'],
  fr: ['Lin', 'Soie', 'Robe', 'Chemise', 'Portefeuille', 'Blouse', 'Jupe'],
  es: ['Lino', 'Seda', 'Vestido', 'Camisa', 'Cruzado', 'Blusa', 'Falda'],
  it: ['Lino', 'Seta', 'Abito', 'Camicia', 'Portafoglio', 'Blusa', 'Gonna'],
  pt: ['Linho', 'Seda', 'Vestido', 'Camisa', 'Traçado', 'Blusa', 'Saia'],
  nl: ['Linnen', 'Zijde', 'Jurk', 'Overhemd', 'Wikkel', 'Blouse', 'Rok'],
  pl: ['Len', 'Jedwab', 'Sukienka', 'Koszula', 'Kopertowa', 'Bluzka', 'Spódnica'],
  ar: ['كتان', 'حرير', 'فستان', 'قميص', 'ملفوف', 'بلوزة', 'تنورة'],
}

const LISTS = ['', 'page=40', 'sort=price-desc', 'sort=name', 'sort=name&page=40', 'category=tops', 'size=m&sale=1']
const SEARCH_OPTIONS = ['', 'sort=name', 'sort=price-asc']

export const languagesPart: Part = {
  description:
    'A store of 100,000 generated products that are translated into eight languages. The functions of the storefront’s list, search and suggestions are timed in this process, one request at a time, alternating between all languages. Ratios compare medians.',
  measure: (home) =>
    withProducts(home, 'languages', async (db) => {
      await translate(db)
      const categories = (await listCategories(db)).map((category) => ({ ...category, originalSlug: category.slug }))
      const list = (query: string, language: string) => {
        return readShopPage(db, readShopFilters(new URLSearchParams(query), 'NGN'), getSettings(language), categories)
      }
      const searches = [0, 1, 2, 3]
      const kinds: Readonly<Record<string, readonly Work[]>> = {
        list: LISTS.map((query) => (language) => list(query, language)),
        search: searches.flatMap((index) =>
          SEARCH_OPTIONS.map((option) => (language) => {
            return list(`search=${encodeURIComponent(getSearches(language)[index] ?? '')}&${option}`, language)
          }),
        ),
        suggestions: searches.map((index) => (language) => {
          return suggest(db, getSearches(language)[index] ?? '', getSettings(language), categories)
        }),
      }
      const rows: Row[] = []
      for (const [kind, works] of Object.entries(kinds)) rows.push(await compareLanguages(kind, works))
      return rows
    }),
}

type Work = (language: string) => Promise<unknown>
type Task = { readonly language: string; readonly work: Work }

/** Products are written in English, so lists in English need no language. */
function getSettings(language: string): CardSettings {
  return { ...initialSettings, language: language === 'en' ? null : language }
}

/** A word, two words, the start of a word, and a word without its fourth letter. */
function getSearches(language: string): readonly string[] {
  const [linen = '', silk = '', dress = ''] = WORDS[language] ?? []
  return [linen, `${silk} ${dress}`, dress.slice(0, 3), dress.slice(0, 3) + dress.slice(4)]
}

async function compareLanguages(kind: string, works: readonly Work[]): Promise<Row> {
  const tasks = works.flatMap((work) => Object.keys(WORDS).map((language): Task => ({ language, work })))
  const times = await timeAll(tasks, TIMES, ({ work, language }) => work(language))
  const english = listValues(times, 'en')
  const [slowest = 'en'] = Object.keys(WORDS)
    .filter((language) => language !== 'en')
    .toSorted((a, b) => percentile(listValues(times, b), 0.5) - percentile(listValues(times, a), 0.5))
  const values = listValues(times, slowest)
  return {
    work: `${kind} in eight languages, against English`,
    figures: [ratio(percentile(values, 0.5) / percentile(english, 0.5), 'the time', null)],
    remark: `slowest in ${slowest}: ${formatPercentiles(values)}; in English ${formatPercentiles(english)}`,
  }
}

function listValues(times: Times<Task>, language: string): number[] {
  return [...times].flatMap(([task, values]) => (task.language === language ? values : []))
}

function formatPercentiles(values: readonly number[]): string {
  const [half, max] = [0.5, 0.99].map((share) => percentile(values, share).toFixed(1))
  return `half within ${half} ms, 99 % within ${max} ms`
}

/** Writes what triggers would write for each translation, and updates all indexes. */
async function translate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local jit = off`)
    for (const [language, words] of Object.entries(WORDS)) {
      if (language === 'en') continue
      const name = ENGLISH.reduce((inner, word, index) => sql`replace(${inner}, ${word}, ${words[index]})`, sql`p.name`)
      await tx.execute(sql`insert into translations (kind, subject_id, language, texts, sources)
        select 'product', p.id, ${language}, jsonb_build_object('name', ${name}, 'description', ${name}),
          jsonb_build_object('name', p.name)
        from products p`)
    }
    await tx.execute(sql`insert into search_words (word)
      select distinct word from (select distinct folded_text(name) as name from translations) t,
        unnest(string_to_array(t.name, ' ')) word
      where length(word) between 3 and 30 on conflict do nothing`)
    await tx.execute(sql`with named as (
        select p.name, (array_agg(p.id))[1] as id from products p group by p.name
      ), lexemes as materialized (
        select name, translated_lexemes(id, false) as search, translated_lexemes(id, true) as names from named
      )
      update products p set translated_search = lexemes.search, translated_names = lexemes.names
      from lexemes where lexemes.name = p.name`)
  })
  await db.execute(sql`vacuum (analyze) products, translations, search_words`)
}
