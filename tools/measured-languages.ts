import process from 'node:process'
import { Client, Pool } from 'pg'
import { listCategories } from '#app/catalog/categories.server.ts'
import { readShopFilters } from '#app/catalog/storefront/shop/shop-filters.ts'
import { listShopPage } from '#app/catalog/storefront/shop/shop-list.server.ts'
import { suggest } from '#app/content/storefront/suggestions.server.ts'
import { databaseOn } from '#app/platform/db/database-on.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { initialSettings } from '#app/store/settings.ts'
import { fillStore } from '#db/fill.ts'
import { say } from '#scripts/log-line.ts'
import { percentile } from '#tools/stress/figures.ts'

const TIMES = 3

/** Words of generated names, and in each language what stands for them. */
const WORDS = ['Linen', 'Silk', 'Dress', 'Shirt', 'Wrap', 'Blouse', 'Skirt']
const IN_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: WORDS,
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

/** A word, two words, the start of a word, and a word without its fourth letter. */
function searchesIn(words: readonly string[]): readonly string[] {
  const [linen = '', silk = '', dress = ''] = words
  return [linen, `${silk} ${dress}`, dress.slice(0, 3), dress.slice(0, 3) + dress.slice(4)]
}

/** As triggers would write them one by one, with all indexes. */
async function translate(client: Client): Promise<void> {
  await client.query('set session_replication_role = replica; set jit = off')
  for (const [language, words] of Object.entries(IN_LANGUAGES)) {
    if (language === 'en') continue
    const name = WORDS.reduce((inner, word, at) => `replace(${inner}, '${word}', '${words[at]}')`, 'p.name')
    await client.query(
      `insert into translations (kind, subject_id, language, texts, sources)
        select 'product', p.id, $1, jsonb_build_object('name', ${name}, 'description', ${name}), jsonb_build_object('name', p.name)
        from products p`,
      [language],
    )
  }
  await client.query(`insert into search_words (word)
    select distinct word from (select distinct folded_text(name) as name from translations) t,
      unnest(string_to_array(t.name, ' ')) word
    where length(word) between 3 and 30 on conflict do nothing`)
  await client.query(`with named as (
      select p.name, (array_agg(p.id))[1] as id from products p group by p.name
    ), lexemes as materialized (
      select name, translated_lexemes(id, false) as search, translated_lexemes(id, true) as names from named
    )
    update products p set translated_search = lexemes.search, translated_names = lexemes.names
    from lexemes where lexemes.name = p.name`)
  await client.query('vacuum (analyze) products, translations, search_words')
}

type Taken = { readonly elapsed: number[]; readonly processor: number[] }

/** All languages alternately, one request at a time, after a round that does not count. Processor time is that of this process. */
export async function measureLanguages(url: string, count: number): Promise<void> {
  await migrate(url)
  await fillStore(url, { products: count, customers: 1, orders: 1, days: 1 }, { force: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  await translate(client)
  await client.end()
  const pool = new Pool({ connectionString: url })
  try {
    const db = databaseOn(pool)
    const categories = await listCategories(db)
    const list = (query: string, language: string | null) =>
      listShopPage(db, readShopFilters(new URLSearchParams(query), 'NGN'), { ...initialSettings, language }, categories)
    const works = {
      lists: LISTS.map((query) => (_: readonly string[], language: string | null) => list(query, language)),
      search: [0, 1, 2, 3].flatMap((at) =>
        ['', 'sort=name', 'sort=price-asc'].map((more) => (words: readonly string[], language: string | null) => {
          return list(`search=${encodeURIComponent(searchesIn(words)[at] ?? '')}&${more}`, language)
        }),
      ),
      suggestions: [0, 1, 2, 3].map((at) => (words: readonly string[], language: string | null) => {
        return suggest(db, searchesIn(words)[at] ?? '', { ...initialSettings, language }, categories)
      }),
    }
    for (const [kind, all] of Object.entries(works)) {
      const taken = new Map<string, Taken>(
        Object.keys(IN_LANGUAGES).map((language) => [language, { elapsed: [], processor: [] }]),
      )
      for (let time = -1; time < TIMES; time++) {
        for (const work of all) {
          for (const [language, { elapsed, processor }] of taken) {
            const [startedAt, used] = [performance.now(), process.cpuUsage()]
            await work(IN_LANGUAGES[language] ?? [], language === 'en' ? null : language)
            if (time < 0) continue
            elapsed.push(performance.now() - startedAt)
            const { user, system } = process.cpuUsage(used)
            processor.push((user + system) / 1_000)
          }
        }
      }
      for (const [language, { elapsed, processor }] of taken) {
        const [p50, p99, own] = [percentile(elapsed, 0.5), percentile(elapsed, 0.99), percentile(processor, 0.5)]
        say(
          `${kind} in ${language}: half within ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${own.toFixed(1)} ms of processor time`,
        )
      }
    }
  } finally {
    await pool.end()
  }
}
