import { inArray } from 'drizzle-orm'
import { findStoredImages } from '#app/base/images.server.ts'
import type { Clip } from '#app/base/product-video.ts'
import { isSectionKind, listNamedFields, type Section } from '#app/content/homepage/sections/section-kinds.ts'
import { getReferences } from '#app/content/homepage/sections/section-references.ts'
import { looks } from '#app/content/looks/looks.table.ts'
import { createFileTargetConverter, findFileTargets } from '#app/content/menus/file-targets.server.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { readFields } from '#app/lib/json.ts'
import { pick } from '#app/lib/keys.ts'
import type { Database } from '#app/platform/db/db.server.ts'

type FileSection = Omit<Section, 'settings'> & { readonly settings: Readonly<Record<string, unknown>> }

/**
 * Converts sections for a file. Replaces the ids of products and collections with slugs, and those of looks with names,
 * because ids differ between stores.
 */
export async function toFileSections(db: Database, sections: readonly Section[]): Promise<readonly FileSection[]> {
  const targets = sections
    .map(getReferences)
    .flatMap(({ products, collections }) => [
      ...products.map((value): Target => ({ kind: 'product', value })),
      ...collections.map((value): Target => ({ kind: 'collection', value })),
    ])
  const nameTarget = await createFileTargetConverter(db, targets)
  const lookIds = sections.flatMap((section) => getReferences(section).looks)
  const chosenLooks = await db
    .select(pick(looks, ['id', 'name']))
    .from(looks)
    .where(inArray(looks.id, lookIds))
  return sections.map((section) => {
    const settings = { ...readFields(section.settings) }
    if (section.kind === 'look')
      settings.look = chosenLooks.find(({ id }) => id === section.settings.look)?.name ?? null
    const source = readFields(settings.source)
    const kind = section.kind === 'collections' ? 'collection' : 'product'
    const getSlug = (kind: Target['kind'], id: unknown) => nameTarget({ kind, value: String(id) }).value
    if (source.from === 'collection') settings.source = { from: 'collection', slug: getSlug('collection', source.id) }
    if (source.from === 'chosen' && Array.isArray(source.ids)) {
      settings.source = { from: 'chosen', slugs: source.ids.map((id) => getSlug(kind, id)).filter(Boolean) }
    }
    return { ...section, settings }
  })
}

/**
 * Resolves a file's sections to this store's ids, images and videos, for `checkSections`. Omits references to records
 * that the store lacks, and sections that need these records. Adds a note about each omission to `notes`.
 */
export async function resolveFileSections(
  db: Database,
  file: readonly unknown[],
  notes: string[],
): Promise<readonly unknown[]> {
  const sources = file.map((section) => readFields(readFields(readFields(section).settings).source))
  const slugs = sources.flatMap(({ slug, slugs: manySlugs }) => [slug, ...(Array.isArray(manySlugs) ? manySlugs : [])])
  const targets = slugs.flatMap((value): Target[] =>
    typeof value === 'string'
      ? [
          { kind: 'product', value },
          { kind: 'collection', value },
        ]
      : [],
  )
  const find = await findFileTargets(db, targets)
  const stored = await findStoredImages(db, file.flatMap(listUrls))
  const allLooks = await db.select(pick(looks, ['id', 'name'])).from(looks)
  return file.flatMap((section) => {
    const { kind, settings, ...rest } = readFields(section)
    if (!isSectionKind(kind)) return [section] // `checkSections` then rejects the file
    const values: Record<string, unknown> = { ...readFields(settings) }
    const missing: string[] = []
    for (const [name, { label, schema, initial }] of listNamedFields(kind)) {
      const value = values[name]
      const before = missing.length
      if (name === 'source') values[name] = replaceSlugs(value, kind, find, missing)
      else if (kind === 'look' && name === 'look') values[name] = replaceName(value, allLooks, missing)
      else values[name] = replaceStored(value, stored, missing)
      if (missing.length === before) continue
      if (name === 'source' && values[name] === null) values[name] = initial
      if (schema.safeParse(values[name]).success) continue
      notes.push(
        `The section “${getTitle(values) || kind}” was left out because this store does not have its ${label.toLowerCase()}: ${missing.join(', ')}.`,
      )
      return []
    }
    if (missing.length > 0)
      notes.push(
        `“${getTitle(values) || kind}” was imported without items that this store does not have: ${missing.join(', ')}.`,
      )
    return [{ ...rest, kind, settings: values }]
  })
}

function getTitle({ heading, headline }: Readonly<Record<string, unknown>>): string {
  return [heading, headline].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

type Find = (target: Target) => Target | null

/** Returns null if nothing in the source exists in the store. */
function replaceSlugs(value: unknown, kind: string, find: Find, missing: string[]): unknown {
  const source = readFields(value)
  const findId = (targetKind: Target['kind'], slug: unknown) => {
    const found = typeof slug === 'string' ? find({ kind: targetKind, value: slug }) : null
    if (!found) missing.push(String(slug))
    return found?.value ?? null
  }
  if (source.from === 'collection') {
    const id = findId('collection', source.slug)
    return id && { from: 'collection', id }
  }
  if (source.from !== 'chosen' || !Array.isArray(source.slugs)) return value
  const ids = source.slugs.map((slug: unknown) => findId(kind === 'collections' ? 'collection' : 'product', slug))
  const found = ids.filter((id) => id !== null)
  return found.length > 0 ? { from: 'chosen', ids: found } : null
}

function replaceName(
  value: unknown,
  known: readonly { readonly id: string; readonly name: string }[],
  missing: string[],
) {
  const found = known.find(({ name }) => name === value)
  if (!found) missing.push(String(value))
  return found?.id ?? null
}

function findUrl(value: unknown): string | null {
  const { url } = readFields(value)
  return typeof url === 'string' ? url : null
}

/** Lists the URLs of images and videos. */
function listUrls(section: unknown): readonly string[] {
  const values = Object.values(readFields(readFields(section).settings)).flat()
  return values.flatMap((value) => {
    const { url, mp4, webm } = readFields(value)
    return [url, mp4, webm].filter((file) => typeof file === 'string')
  })
}

type StoredImages = Awaited<ReturnType<typeof findStoredImages>>

function replaceStored(value: unknown, stored: StoredImages, missing: string[]): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) => replaceStored(item, stored, missing)).filter((item) => item !== null)
  const { mp4, webm } = readFields(value)
  if (typeof mp4 === 'string') return replaceClip(mp4, String(webm), stored, missing)
  const url = findUrl(value)
  if (url === null) return value
  const found = stored.get(url)
  if (!found) {
    missing.push(url)
    return null
  }
  const { publicId, width, height, bytes } = found
  const fields = readFields(value)
  return 'publicId' in fields ? { ...fields, url: found.url, publicId, width, height } : { url: found.url, bytes }
}

function replaceClip(mp4: string, webm: string, stored: StoredImages, missing: string[]): Clip | null {
  const file = stored.get(mp4)
  if (file) return { mp4: file.url, webm: stored.get(webm)?.url ?? null }
  missing.push(mp4)
  return null
}
