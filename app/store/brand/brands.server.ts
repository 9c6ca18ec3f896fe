import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { FieldErrors } from '#app/lib/form.ts'
import { type Id, newId } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { Rollback, withTx } from '#app/platform/db/tx.server.ts'
import { computeVersion } from '#app/platform/db/version.server.ts'
import { listChanges, recordChange } from '#app/store/audit.server.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { lockBrands } from '#app/store/brand/brand-files.server.ts'
import type { BrandInput } from '#app/store/brand/brand-input.ts'
import { listContrastFailures } from '#app/store/brand/contrast-rules.ts'
import {
  type BrandLook,
  BUILT_IN,
  brandLook,
  isBuiltIn,
  layoutAreas,
  listIconFiles,
  listLogoFiles,
  toCanonicalJson,
} from '#app/store/brand-look.ts'
import { brandFiles, brands } from '#app/store/brands.table.ts'
import { findRenderedSheet, renderBrand } from '#app/store/rendered-brand.server.ts'
import { readSettings, saveSettings } from '#app/store/settings.server.ts'

const MAX_EARLIER = 20
const entity = 'brand'

/** The brand in the editor: the draft or, if there is none, the published version. `version` identifies this state. */
export type EditableBrand = Awaited<ReturnType<typeof findEditableBrand>>

export async function findEditableBrand(db: Database) {
  const [{ store_name }, rows] = await Promise.all([
    readSettings(db),
    db
      .select()
      .from(brands)
      .where(inArray(brands.state, ['draft', 'published'])),
  ])
  const draft = rows.find(({ state }) => state === 'draft')
  const published = rows.find(({ state }) => state === 'published')
  const look = brandLook.parse(draft?.look ?? published?.look ?? BUILT_IN)
  const name = draft?.name ?? store_name
  const version = computeVersion([name, toCanonicalJson(look), draft?.id, published?.id, store_name])
  const [lastChange] = draft ? await listChanges(db, entity, null) : []
  return {
    name,
    look,
    hasDraft: draft !== undefined,
    editedBy: lastChange?.staffId ? { id: lastChange.staffId, name: lastChange.staffName } : null,
    version,
  }
}

export type BrandVersion = { readonly id: Id<'brand'>; readonly look: BrandLook; readonly publishedAt: Date }

/** Lists earlier versions, newest first. */
export async function listEarlierBrands(db: Database): Promise<readonly BrandVersion[]> {
  const rows = await db
    .select()
    .from(brands)
    .where(eq(brands.state, 'earlier'))
    .orderBy(desc(brands.publishedAt), desc(brands.id))
    .limit(MAX_EARLIER)
  return rows.flatMap(({ id, look, publishedAt }) => {
    const parsed = brandLook.safeParse(look)
    return parsed.success && publishedAt ? [{ id, look: parsed.data, publishedAt }] : []
  })
}

/**
 * Finds the style sheet at a URL. If the URL is unknown, as it can be in cached pages, returns the published one.
 */
export async function findSheet(db: Database, address: string): Promise<{ css: string; isExact: boolean } | null> {
  const renderedCss = findRenderedSheet(address)
  if (renderedCss !== null) return { css: renderedCss, isExact: true }
  const rows = await db
    .select({ look: brands.look })
    .from(brands)
    .where(inArray(brands.state, ['published', 'earlier']))
    .orderBy(sql`${brands.state} = 'published' desc`, desc(brands.publishedAt))
    .limit(MAX_EARLIER)
  let current: string | null = null
  for (const [index, { look }] of rows.entries()) {
    const { sheet } = renderBrand(brandLook.parse(look))
    if (sheet?.address === address) return { css: sheet.css, isExact: true }
    if (index === 0) current = sheet?.css ?? null
  }
  return current === null ? null : { css: current, isExact: false }
}

type SaveResult =
  | { readonly outcome: 'saved' | 'conflict'; readonly current: EditableBrand }
  | { readonly outcome: 'rejected'; readonly errors: FieldErrors }

class NotSaved extends Rollback<SaveResult> {}

/** Saves the draft, publishes it unless a color is illegible, or discards it. */
export async function saveBrand(db: Database, input: BrandInput, staffId: Id<'staff'>): Promise<SaveResult> {
  const errors = input.intent === 'publish' ? getContrastErrors(input.look) : {}
  if (Object.keys(errors).length > 0) return { outcome: 'rejected', errors }
  try {
    return await withTx(db, async (tx) => {
      await lockBrands(tx)
      const before = await findEditableBrand(tx)
      if (before.version !== input.version) throw new NotSaved({ outcome: 'conflict', current: before })
      await tx.delete(brands).where(eq(brands.state, 'draft'))
      if (input.intent === 'discard')
        await recordChange(tx, staffId, { action: 'brand.discard', entity, entityId: null, changes: {} })
      else {
        await requireFiles(tx, input.look)
        if (input.intent === 'publish') await publish(tx, input, staffId)
        else await writeDraft(tx, input)
        // Recorded once per editor, because a draft is saved repeatedly while it is being edited
        if (input.intent === 'save' && before.editedBy?.id !== staffId)
          await recordChange(tx, staffId, { action: 'brand.draft', entity, entityId: null, changes: {} })
      }
      return { outcome: 'saved', current: await findEditableBrand(tx) }
    })
  } catch (error) {
    if (error instanceof NotSaved) return error.result
    throw error
  }
}

async function writeDraft(tx: Database, { look, name }: BrandInput): Promise<void> {
  const { store_name } = await readSettings(tx)
  const draft = { id: newId<'brand'>(), state: 'draft' as const, look, name: name === store_name ? null : name }
  await tx.insert(brands).values(draft)
}

async function publish(tx: Database, { look, name }: BrandInput, staffId: Id<'staff'>): Promise<void> {
  const { store_name } = await readSettings(tx)
  if (name !== store_name) await saveSettings(tx, { store_name: name })
  const now = new Date()
  const [published] = await tx.select().from(brands).where(eq(brands.state, 'published'))
  const before = published ? brandLook.parse(published.look) : BUILT_IN
  if (toCanonicalJson(before) !== toCanonicalJson(look)) {
    await tx.update(brands).set({ state: 'earlier' }).where(eq(brands.state, 'published'))
    // A store without a published version has the built-in look
    if (!isBuiltIn(look))
      await tx.insert(brands).values({ id: newId<'brand'>(), state: 'published', look, publishedAt: now })
  }
  const changes = {
    ...(name !== store_name && { name: { from: store_name, to: name } }),
    ...listDifferences(before, look),
  }
  await recordChange(tx, staffId, { action: 'brand.publish', entity, entityId: null, changes })
}

function listDifferences(before: BrandLook, after: BrandLook) {
  const parts = ['type', 'radius', 'ratio', 'badge', 'light'] as const
  const changedParts = parts.filter((part) => before[part] !== after[part])
  const changedAreas = layoutAreas.filter((area) => before.layout[area] !== after.layout[area])
  const isChanged = (part: 'colors' | 'logo' | 'logoOnDark' | 'icons') =>
    JSON.stringify(before[part]) !== JSON.stringify(after[part])
  return {
    ...Object.fromEntries(changedParts.map((part) => [part, { from: before[part], to: after[part] }])),
    ...Object.fromEntries(changedAreas.map((area) => [area, { from: before.layout[area], to: after.layout[area] }])),
    ...(isChanged('colors') && { colors: { from: before.colors, to: after.colors } }),
    ...((isChanged('logo') || isChanged('logoOnDark') || isChanged('icons')) && { images: 'changed' }),
  }
}

function getContrastErrors(look: BrandLook): FieldErrors {
  const entries = listContrastFailures(look).map(({ role, message }) => [`colors.${role}`, message] as const)
  return Object.fromEntries(entries.toReversed()) // the first failure of a role has priority
}

async function requireFiles(tx: Database, { logo, logoOnDark, icons }: BrandLook): Promise<void> {
  const requiredIds = [...listLogoFiles(logo), ...listLogoFiles(logoOnDark), ...listIconFiles(icons)]
  if (requiredIds.length === 0) return
  const rows = await tx.select({ id: brandFiles.id }).from(brandFiles).where(inArray(brandFiles.id, requiredIds))
  if (rows.length === new Set(requiredIds).size) return
  throw new NotSaved({ outcome: 'rejected', errors: { logo: adminText.imageGone } })
}
