import { and, asc, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { ImportUpdate } from '#app/base/import-kind.ts'
import { createCategorySlug, listCategories } from '#app/catalog/categories.server.ts'
import { type CategoryName, findCategory } from '#app/catalog/category.ts'
import { recheckImport } from '#app/exchange/imports/file-imports.server.ts'
import { fileImportItems } from '#app/exchange/imports/file-imports.table.ts'
import type { CategoryListQuery, CategoryState } from '#app/exchange/product-files/category-list.ts'
import { CERTAIN_SOURCES, type ProposedFrom } from '#app/exchange/product-files/guess-category.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { listPage, ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { toLikePattern } from '#app/platform/db/like-pattern.ts'

const { importId, outcome, position, choice, name, details, undo } = fileImportItems
const type = sql<string>`coalesce(${details} ->> 'type', '')`
const tags = sql<string>`coalesce(${details} ->> 'tags', '')`
const proposedFrom = sql<ProposedFrom | null>`${details} ->> 'proposedFrom'`
const proposed = sql<string>`coalesce(${details} ->> 'proposed', '')`
const newCategory = sql<string>`coalesce(${details} ->> 'newCategory', '')`

const MAX_TYPES = 500

type Filter = Omit<CategoryListQuery, 'page'>
const NO_FILTER: Filter = { state: null, type: null, q: '' }

/** True if the category is named in the file and will be created with the product. */
const isCreated = and(eq(outcome, 'new'), ne(newCategory, ''))
const hasNoProposal = and(eq(choice, ''), isNull(proposedFrom))

const STATE_CONDITIONS: Readonly<Record<CategoryState, SQL | undefined>> = {
  open: and(hasNoProposal, sql`not (${isCreated})`),
  proposed: and(eq(choice, ''), isNotNull(proposedFrom), not(inArray(proposedFrom, [...CERTAIN_SOURCES]))),
  certain: and(eq(choice, ''), or(inArray(proposedFrom, [...CERTAIN_SOURCES]), and(hasNoProposal, isCreated))),
  chosen: ne(choice, ''),
}

/** Matches only new products: existing ones keep their category. */
function matchesFilter(id: Id<'file-import'>, { state, type: typeFilter, q }: Filter): SQL | undefined {
  return and(
    eq(importId, id),
    isNull(sql`${details} ->> 'productId'`),
    isNull(undo),
    ne(outcome, 'applied'),
    state ? STATE_CONDITIONS[state] : undefined,
    typeFilter === null ? undefined : eq(type, typeFilter),
    q ? sql`concat_ws(' ', ${name}, ${tags}) ilike ${toLikePattern(q)}` : undefined,
  )
}

export type CategorizedProduct = Awaited<ReturnType<typeof listCategorizedProducts>>['rows'][number]

/** Lists the new products of a file with their categories. */
export function listCategorizedProducts(db: Database, id: Id<'file-import'>, query: CategoryListQuery) {
  const condition = matchesFilter(id, query)
  const shown = {
    ...pick(fileImportItems, ['id', 'line', 'name']),
    type,
    tags,
    category: choice,
    proposed,
    proposedFrom,
  }
  return listPage(query.page, db.$count(fileImportItems, condition), (offset) =>
    db
      .select({ ...shown, created: sql<string>`case when ${isCreated} then ${newCategory} else '' end` })
      .from(fileImportItems)
      .where(condition)
      .orderBy(asc(position))
      .limit(ROWS_PER_PAGE)
      .offset(offset),
  )
}

export type CategoryCounts = Readonly<Record<CategoryState, number>>

/** Counts new products by state. */
export async function countCategoryStates(db: Database, id: Id<'file-import'>): Promise<CategoryCounts> {
  const count = (state: CategoryState) => sql<number>`count(*) filter (where ${STATE_CONDITIONS[state]})::int`
  const [counts] = await db
    .select({ open: count('open'), proposed: count('proposed'), certain: count('certain'), chosen: count('chosen') })
    .from(fileImportItems)
    .where(matchesFilter(id, NO_FILTER))
  return counts ?? { open: 0, proposed: 0, certain: 0, chosen: 0 }
}

/** Returns the types of new products, and the names that staff chose for categories that do not exist yet. */
export async function readCategoryFilters(
  db: Database,
  id: Id<'file-import'>,
  known: readonly CategoryName[],
): Promise<{ readonly types: readonly string[]; readonly newNames: readonly string[] }> {
  const all = matchesFilter(id, NO_FILTER)
  const [types, chosen] = await Promise.all([
    db.selectDistinct({ type }).from(fileImportItems).where(all).orderBy(type).limit(MAX_TYPES),
    db.selectDistinct({ choice }).from(fileImportItems).where(and(all, STATE_CONDITIONS.chosen)).orderBy(choice),
  ])
  const newNames = chosen.flatMap(({ choice: name }) => (findCategory(known, name) ? [] : [name]))
  return { types: types.map(({ type: typeName }) => typeName), newNames }
}

export type CategoryChoice =
  /** `before` is the row's choice at the time when the row was shown. */
  | { readonly kind: 'rows'; readonly rows: readonly ChosenRow[] }
  | { readonly kind: 'all'; readonly category: string; readonly filter: Filter }

type ChosenRow = { readonly id: Id<'file-import-item'>; readonly before: string; readonly category: string }

/**
 * `skipped` is the number of rows that someone else changed since they were shown. 'unnamed' means that the text is
 * not a valid category name.
 */
type ChoiceResult = { readonly outcome: ImportUpdate | 'unnamed'; readonly saved: number; readonly skipped: number }

/**
 * Saves what staff chose: category slugs, names of new categories, or '' for the proposal. Rechecks the products,
 * even while the file is being checked.
 */
export async function chooseCategories(
  db: Database,
  id: Id<'file-import'>,
  choice: CategoryChoice,
): Promise<ChoiceResult> {
  const known = await listCategories(db)
  const toSlug = (typed: string) => findCategory(known, typed)?.slug ?? typed.trim()
  const isValidName = (category: string) => category === '' || createCategorySlug(category) !== ''
  const rows = choice.kind === 'rows' ? choice.rows.map((row) => ({ ...row, category: toSlug(row.category) })) : []
  const categoryForAll = choice.kind === 'all' ? toSlug(choice.category) : ''
  if (![categoryForAll, ...rows.map((row) => row.category)].every(isValidName))
    return { outcome: 'unnamed', saved: 0, skipped: 0 }
  let saved = 0
  const outcome = await recheckImport(
    db,
    id,
    async (tx) => {
      const updated =
        choice.kind === 'all'
          ? await setAll(tx, matchesFilter(id, choice.filter), categoryForAll)
          : await setRows(tx, matchesFilter(id, NO_FILTER), rows)
      saved = updated.length
      return { itemsToCheck: sql`${fileImportItems.id} = any(${sql.param(updated.map((row) => row.id))}::uuid[])` }
    },
    { isInterrupting: true, kind: 'products' },
  )
  return { outcome, saved, skipped: choice.kind === 'rows' && outcome === 'done' ? rows.length - saved : 0 }
}

function setAll(tx: Database, condition: SQL | undefined, chosen: string) {
  return tx
    .update(fileImportItems)
    .set({ choice: chosen })
    .where(and(condition, ne(choice, chosen)))
    .returning({ id: fileImportItems.id })
}

function setRows(tx: Database, condition: SQL | undefined, rows: readonly ChosenRow[]) {
  return tx
    .update(fileImportItems)
    .set({ choice: sql`sent.chosen` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, chosen: row.category })))}::jsonb)
        as sent (id uuid, before text, chosen text)`,
    )
    .where(and(condition, sql`sent.id = ${fileImportItems.id} and ${choice} in (sent.before, sent.chosen)`))
    .returning({ id: fileImportItems.id })
}
