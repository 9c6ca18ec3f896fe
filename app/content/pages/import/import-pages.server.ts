import { inArray, isNotNull, or } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import { findStoredImages } from '#app/base/images.server.ts'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  type ImportContext,
  type ImportKind,
  recordIdField,
  rejectItem,
  requireStaff,
} from '#app/base/import-kind.ts'
import {
  type EditablePage,
  findEditablePage,
  findProblems,
  savePage,
} from '#app/content/pages/admin/page-form.server.ts'
import { pageInput } from '#app/content/pages/admin/page-input.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { listChanges, parseContent } from '#app/content/pages/import/plan-page.ts'
import type { PageContent } from '#app/content/pages/page-content.ts'
import { pages } from '#app/content/pages.table.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { isSameJson } from '#app/lib/lists.ts'
import { listReferences } from '#app/lib/markdown.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

/** Imports pages, matched by their slug. If the existing page is published, the file becomes its draft. */
export const pagesImport: ImportKind = {
  name: 'pages',
  nouns: () => adminText.importNouns,
  numbering: 'file',
  list: () => ({ to: href('/admin/pages'), label: adminText.openPages }),
  batchSize: 20,
  check: checkPages,
  save: (tx, records, context) => write(tx, z.array(savedPage).parse(records), context),
}

async function checkPages(db: Database, items: readonly FileItem[]): Promise<readonly CheckedItem[]> {
  const parsedPages = items.map(readItem)
  const existingPages = await listExistingPages(
    db,
    parsedPages.flatMap((page) => (page.ok ? page.content.slug : [])),
  )
  const images = await findStoredImages(db, parsedPages.flatMap(listImageUrls))
  const checked: CheckedItem[] = []
  for (const page of parsedPages) {
    if (!page.ok) checked.push(rejectItem(page.name, page.errors))
    else checked.push(await checkPage(db, page, { known: existingPages, images }))
  }
  return checked
}

type ParsedPage = {
  readonly content: PageContent
  /** The unpublished edit, from a separate file. */
  readonly edit: PageContent | null
  readonly isPublished: boolean
  readonly notes: readonly string[]
}

type PageReadResult =
  | ({ readonly ok: true } & ParsedPage)
  | { readonly ok: false; readonly name: string; readonly errors: CheckedItem['errors'] }

/** Reads a page and its unpublished draft, if any. If there are row errors, the caller adds them. */
function readItem({ rows, rowErrors }: FileItem): PageReadResult {
  const [drafts, others] = [rows.filter(isEdit), rows.filter((row) => !isEdit(row))]
  const [first, second, ...more] = [...others, ...drafts]
  const name = rows.map((row) => getCell(row, 'title') || getCell(row, 'file')).find(Boolean) ?? ''
  const reject = (errors: readonly FileError[]) =>
    ({ ok: false, name, errors: rowErrors.length > 0 ? [] : errors }) as const
  const duplicate = more[0] ?? (second && isEdit(second) === isEdit(first) ? second : undefined)
  if (!first || duplicate) {
    return reject(
      duplicate
        ? [{ line: duplicate.line, column: getCell(duplicate, 'file'), message: 'Another file has this name' }]
        : [],
    )
  }
  const [content, edit] = [parseContent(first), second ? parseContent(second) : null]
  if (!content.ok) return reject(content.errors)
  if (edit && !edit.ok) return reject(edit.errors)
  const ignored = rows.map((row) => getCell(row, 'ignored')).filter(Boolean)
  return {
    ok: true,
    content: content.content,
    edit: edit?.content ?? null,
    isPublished: getCell(first, 'status') === 'published',
    notes: ignored.length > 0 ? [`Not imported from its front matter: ${ignored.join(', ')}`] : [],
  }
}

function isEdit(row: FileRow | undefined): boolean {
  return row !== undefined && getCell(row, 'draft') !== ''
}

const PAGE_COLUMNS = pick(pages, [
  ...(['id', 'title', 'slug', 'policy', 'body', 'seoTitle', 'seoDescription', 'status'] as const),
])

/** Returns the pages with these slugs, and all policies. */
async function listExistingPages(db: Database, slugs: readonly string[]) {
  return await db
    .select(PAGE_COLUMNS)
    .from(pages)
    .where(or(inArray(pages.slug, [...slugs]), isNotNull(pages.policy)))
}

type KnownPages = Awaited<ReturnType<typeof listExistingPages>>

type StoredContent = { readonly known: KnownPages; readonly images: Awaited<ReturnType<typeof findStoredImages>> }

async function checkPage(
  db: Database,
  { notes: pageNotes, ...page }: ParsedPage,
  { known, images }: StoredContent,
): Promise<CheckedItem> {
  const notes = [...pageNotes]
  const existingPage = known.find(({ slug }) => slug === page.content.slug)
  const content = resolvePolicy(withImages(page.content, images), existingPage, known, notes)
  const edit = page.edit && resolvePolicy(withImages(page.edit, images), existingPage, known, [])
  const rest = { key: content.slug, name: content.title, errors: [] }
  if (existingPage) return { ...rest, ...(await planExistingPage(db, existingPage, { content, edit, notes })) }

  const problems = page.isPublished ? Object.values(await findProblems(db, content)) : []
  const publishes = page.isPublished && problems.length === 0
  if (problems.length > 0) notes.push(`It becomes a draft, as it cannot be published yet. ${problems.join(' ')}`)
  if (edit) notes.push(publishes ? 'Its unpublished draft is also imported.' : NO_EDIT)
  const status = { field: 'Status', from: '', to: publishes ? 'Published' : 'Draft' }
  const record = {
    id: null,
    version: '',
    content: toInput(content),
    publishes,
    edit: publishes && edit ? toInput(edit) : null,
  }
  return { ...rest, outcome: 'new', record, changes: [...listChanges(null, content), status], notes }
}

const NO_EDIT = 'Its unpublished draft is not imported.'

type PagePlan = { readonly content: PageContent; readonly edit: PageContent | null; readonly notes: readonly string[] }

/** Imports the unpublished edit only if the published page is identical to the page in the file. */
async function planExistingPage(db: Database, existingPage: KnownPages[number], { content, edit, notes }: PagePlan) {
  const { id, status, ...shown } = existingPage
  const before = await findEditablePage(db, id)
  if (!before) throw new Error(`page ${id} was deleted during its check`)
  const isFileSameAsPage = edit !== null && isSameJson(toInput(shown), toInput(content))
  const draft = isFileSameAsPage ? edit : content
  const changes = listChanges(before, draft)
  const record = { id, version: before.version, content: toInput(draft), publishes: false, edit: null }
  if (changes.length === 0) return { outcome: 'unchanged' as const, record: null, changes, notes }
  const more = [
    ...(status === 'published' ? ['It becomes this page’s draft: shoppers see it once you publish it.'] : []),
    ...(before.hasDraft ? ['It replaces the page’s unpublished draft.'] : []),
    ...(edit && !isFileSameAsPage ? [NO_EDIT] : []),
  ]
  return { outcome: 'changed' as const, record, changes, notes: [...notes, ...more] }
}

function toInput({
  title,
  slug,
  policy,
  body,
  seoTitle,
  seoDescription,
}: Omit<EditablePage, 'id' | 'version' | 'status' | 'hasDraft' | 'shown'>) {
  return { title, slug, policy: policy ?? '', body, seoTitle, seoDescription }
}

/** Does not move a policy from another page. Without a policy in the file, a page keeps its policy. */
function resolvePolicy(
  content: PageContent,
  existingPage: KnownPages[number] | undefined,
  known: KnownPages,
  notes: string[],
): PageContent {
  const { policy } = content
  if (policy === null) return existingPage?.policy ? { ...content, policy: existingPage.policy } : content
  const other = known.find((page) => page.policy === policy && page.id !== existingPage?.id)
  if (!other) return content
  notes.push(
    `The page “${other.title}” is already the policy “${getPolicyLabel(policy)}” in this store, so this page is imported without a policy.`,
  )
  return { ...content, policy: existingPage?.policy ?? null }
}

function listImageUrls(page: PageReadResult): readonly string[] {
  const bodies = page.ok ? [page.content.body, page.edit?.body ?? ''] : []
  return bodies.flatMap((body) => listReferences(body).images.map(({ url }) => url))
}

/** Replaces image URLs with the URLs of the images in this store. */
function withImages(content: PageContent, images: StoredContent['images']): PageContent {
  const body = [...images].reduce((text, [from, { url }]) => text.replaceAll(`](${from}`, `](${url}`), content.body)
  return { ...content, body }
}

const content = z.object({
  title: z.string(),
  slug: z.string(),
  policy: z.string(),
  body: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
})

const savedPage = z.object({
  id: recordIdField<'page'>(),
  version: z.string(),
  content,
  publishes: z.boolean(),
  edit: content.nullable(),
})

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedPage>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { id, version, content, publishes, edit } of saved) {
    const addedId = await save(tx, id, { ...content, version, intent: publishes ? 'publish' : 'draft' }, staffId)
    if (!edit) continue
    const page = await findEditablePage(tx, addedId)
    await save(tx, addedId, { ...edit, version: page?.version ?? '', intent: 'draft' }, staffId)
  }
}

async function save(tx: Database, id: Id<'page'> | null, input: z.input<typeof pageInput>, staffId: Id<'staff'>) {
  const result = await savePage(tx, id, pageInput.parse(input), staffId)
  expectSaved(result, 'This page')
  return result.id
}
