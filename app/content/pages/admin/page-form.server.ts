import { and, eq, ne, or } from 'drizzle-orm'
import type { PageInput } from '#app/content/pages/admin/page-input.ts'
import { findPageProblems } from '#app/content/pages/admin/page-problems.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import type { PageContent } from '#app/content/pages/page-content.ts'
import { findImages } from '#app/content/pages.server.ts'
import { pages } from '#app/content/pages.table.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { listKeys, pick } from '#app/lib/keys.ts'
import { listReferences } from '#app/lib/markdown.ts'
import { createFallbackSlug, slugify } from '#app/lib/slug.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getViolatedConstraint } from '#app/platform/db/sql-state.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

const entity = 'page'

export type EditablePage = NonNullable<Awaited<ReturnType<typeof findEditablePage>>>

/** Returns a page for its form, with the content of its draft if it has one. `version` identifies this state. */
export async function findEditablePage(db: Database, id: Id<'page'>) {
  const row = await findRow(db, id)
  if (!row) return null
  const { draft, status, ...shown } = row
  const { title, slug, policy } = shown
  return {
    ...(draft ?? shown),
    id,
    status,
    hasDraft: draft !== null,
    shown: { title, slug, policy },
    version: computeVersion(row),
  }
}

const CONTENT = ['title', 'slug', 'policy', 'body', 'seoTitle', 'seoDescription'] as const

async function findRow(db: Database, id: Id<'page'>) {
  const [row] = await db
    .select(pick(pages, [...CONTENT, 'status', 'draft']))
    .from(pages)
    .where(eq(pages.id, id))
  return row ?? null
}

type SaveResult =
  | { readonly outcome: 'saved'; readonly id: Id<'page'> }
  | { readonly outcome: 'not-found' | 'conflict' }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class NotSaved extends Rollback<SaveResult> {}

/**
 * Saves a new page (`id` null) or an existing one. Unless the intent is to publish, shoppers see no change: a published
 * page gets a draft.
 */
export async function savePage(
  db: Database,
  id: Id<'page'> | null,
  input: PageInput,
  staffId: Id<'staff'>,
): Promise<SaveResult> {
  const pageId = id ?? newId<'page'>()
  const content = toContent(pageId, input)
  try {
    await withTx(db, async (tx) => {
      const errors = {
        ...(await findTakenFields(tx, pageId, content)),
        ...(input.intent === 'publish' && (await findProblems(tx, content))),
      }
      if (Object.keys(errors).length > 0) throw new NotSaved({ outcome: 'rejected', errors })
      if (id) await update(tx, id, content, input, staffId)
      else await insert(tx, pageId, content, input, staffId)
    })
    return { outcome: 'saved', id: pageId }
  } catch (error) {
    if (error instanceof NotSaved) return error.result
    const constraint = getViolatedConstraint(error)
    if (constraint === 'pages_slug_unique') return { outcome: 'rejected', errors: { slug: adminText.slugTaken } }
    if (constraint !== 'pages_policy_unique' || !content.policy) throw error
    return { outcome: 'rejected', errors: { policy: adminText.policyTaken(getPolicyLabel(content.policy)) } }
  }
}

function toContent(id: Id<'page'>, input: PageInput): PageContent {
  const slug = slugify(input.slug) || slugify(input.title) || createFallbackSlug('page', id)
  return { ...pick(input, CONTENT), slug }
}

/** Also called when a draft is saved, so that publishing it later does not fail. */
async function findTakenFields(tx: Database, id: Id<'page'>, { slug, policy }: PageContent): Promise<FieldErrors> {
  const isTaken = or(eq(pages.slug, slug), policy ? eq(pages.policy, policy) : undefined)
  const others = await tx
    .select(pick(pages, ['slug', 'policy']))
    .from(pages)
    .where(and(ne(pages.id, id), isTaken))
  return {
    ...(others.some((other) => other.slug === slug) && { slug: adminText.slugTaken }),
    ...(policy &&
      others.some((other) => other.policy === policy) && { policy: adminText.policyTaken(getPolicyLabel(policy)) }),
  }
}

/** Returns the reasons why a page cannot be published yet, by field. */
export async function findProblems(tx: Database, content: PageContent): Promise<FieldErrors> {
  const { images } = listReferences(content.body)
  const stored = await findImages(
    tx,
    images.map(({ url }) => url),
  )
  return findPageProblems(content, (url) => stored.has(url))
}

async function insert(
  tx: Database,
  id: Id<'page'>,
  content: PageContent,
  { intent }: PageInput,
  staffId: Id<'staff'>,
): Promise<void> {
  await tx.insert(pages).values({ id, ...content, ...(intent === 'publish' && createPublishedValues()) })
  const changes = { slug: content.slug }
  await recordChange(tx, staffId, { action: 'page.create', entity, entityId: id, changes })
}

async function update(
  tx: Database,
  id: Id<'page'>,
  content: PageContent,
  { intent, version }: PageInput,
  staffId: Id<'staff'>,
): Promise<void> {
  const before = await lockRow(tx, id)
  if (!before) throw new NotSaved({ outcome: 'not-found' })
  if (computeVersion(before) !== version) throw new NotSaved({ outcome: 'conflict' })
  const isDraft = intent !== 'publish' && before.status === 'published'
  const last = before.draft ?? before
  const fields = CONTENT.filter((name) => last[name] !== content[name])
  if (isDraft) {
    const isChanged = CONTENT.some((name) => before[name] !== content[name])
    await tx
      .update(pages)
      .set({ draft: isChanged ? content : null })
      .where(eq(pages.id, id))
  } else {
    const values = { ...content, draft: null, ...(intent === 'publish' && createPublishedValues()) }
    await tx.update(pages).set(values).where(eq(pages.id, id))
  }
  const action = intent === 'publish' ? 'page.publish' : 'page.update'
  const status = intent === 'publish' && before.status === 'draft' && { status: { from: 'draft', to: 'published' } }
  await recordChange(tx, staffId, { action, entity, entityId: id, changes: { fields, ...status } })
}

function createPublishedValues() {
  return { status: 'published', publishedAt: new Date() } as const
}

async function lockRow(tx: Database, id: Id<'page'>) {
  await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, id)).for('no key update')
  return await findRow(tx, id)
}

const CHANGES = {
  /** Hides the page from shoppers and keeps its draft. */
  unpublish: ({ draft }) => ({ ...draft, status: 'draft', publishedAt: null, draft: null }),
  discard: () => ({ draft: null }),
} as const satisfies Record<string, (row: Row) => Partial<typeof pages.$inferInsert>>

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>
type PageChange = keyof typeof CHANGES

export const PAGE_CHANGES = listKeys(CHANGES)

/** Does nothing if the page is not published. */
export async function changePage(
  db: Database,
  id: Id<'page'>,
  change: PageChange,
  staffId: Id<'staff'>,
): Promise<void> {
  await withTx(db, async (tx) => {
    const before = await lockRow(tx, id)
    if (before?.status !== 'published') return
    const values: Partial<typeof pages.$inferInsert> = CHANGES[change](before)
    await tx.update(pages).set(values).where(eq(pages.id, id))
    const changes = change === 'unpublish' ? { status: { from: 'published', to: 'draft' } } : { fields: ['draft'] }
    await recordChange(tx, staffId, { action: `page.${change}`, entity, entityId: id, changes })
  })
}

export async function deletePage(db: Database, id: Id<'page'>, staffId: Id<'staff'>): Promise<void> {
  await withTx(db, async (tx) => {
    const [deleted] = await tx.delete(pages).where(eq(pages.id, id)).returning({ title: pages.title, slug: pages.slug })
    if (!deleted) return // someone else deleted it
    await recordChange(tx, staffId, { action: 'page.delete', entity, entityId: id, changes: deleted })
  })
}
