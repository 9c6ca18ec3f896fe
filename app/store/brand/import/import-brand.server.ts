import { hash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  expectSaved,
  type FileItem,
  type ImportContext,
  type ImportKind,
  rejectItem,
  requireStaff,
  toFileErrors,
} from '#app/base/import-kind.ts'
import { parseInput } from '#app/lib/form.ts'
import { parseJson } from '#app/lib/json.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getCell } from '#app/platform/files/file-row.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { storeBrandFile } from '#app/store/brand/brand-files.server.ts'
import { isBrandImage } from '#app/store/brand/brand-images.server.ts'
import { brandInput } from '#app/store/brand/brand-input.ts'
import { findEditableBrand, saveBrand } from '#app/store/brand/brands.server.ts'
import { listBrandChanges } from '#app/store/brand/import/brand-changes.ts'
import { type BrandLook, brandLook, listIconFiles, listLogoFiles, toCanonicalJson } from '#app/store/brand-look.ts'
import { brandFiles } from '#app/store/brands.table.ts'
import { type FileImage, fileImage } from '#app/store/file-formats.ts'

/** The brand in the file becomes the draft. */
export const brandImport: ImportKind = {
  name: 'brand',
  nouns: () => adminText.importNouns,
  numbering: null,
  list: () => ({ to: href('/admin/brand'), label: adminText.reviewBrand }),
  batchSize: 1,
  check: (db, items) => Promise.all(items.map((item) => checkBrand(db, item))),
  save: (tx, records, context) => write(tx, z.array(savedBrand).parse(records), context),
}

async function checkBrand(db: Database, { line, rows: [row] }: FileItem): Promise<CheckedItem> {
  const cell = (name: string) => (row ? getCell(row, name) : '')
  const current = await findEditableBrand(db)
  const { version } = current
  const parsed = parseInput(brandInput, { name: cell('name'), look: cell('look'), version })
  if (!parsed.ok) return rejectItem('Brand', toFileErrors(parsed.errors, line))
  const { name } = parsed.value
  const notes: string[] = []
  const stored = await listStoredIds(db, parsed.value.look)
  const images = await findUsableImages(parsed.value.look, z.array(fileImage).parse(parseJson(cell('images'))), stored)
  const knownIds = new Set([...stored, ...images.map(({ id }) => id)])
  const look = withKnownFiles(parsed.value.look, { current: current.look, knownIds, notes })
  const rest = { key: '', name: 'Brand', errors: [] }
  if (name === current.name && toCanonicalJson(look) === toCanonicalJson(current.look)) {
    return { ...rest, outcome: 'unchanged', record: null, changes: [], notes }
  }
  if (current.hasDraft) notes.push('The import replaces this store’s draft.')
  if (cell('draft') !== '') notes.push('The file also has a draft, which is not imported.')
  notes.push('Shoppers will see the imported brand once you publish it under Brand.')
  const record = { name, look, version, images }
  const changes = listBrandChanges(current, { name, look })
  return { ...rest, outcome: current.hasDraft ? 'changed' : 'new', record, changes, notes }
}

/** A constraint on the table has the same limit. */
const MAX_BYTES = 2 ** 20

const IMAGES = [
  { part: 'logo', label: 'Logo', listFiles: ({ logo }: BrandLook) => listLogoFiles(logo) },
  { part: 'logoOnDark', label: 'Footer logo', listFiles: ({ logoOnDark }: BrandLook) => listLogoFiles(logoOnDark) },
  { part: 'icons', label: 'Icon', listFiles: ({ icons }: BrandLook) => listIconFiles(icons) },
] as const

function listAllFiles(look: BrandLook): string[] {
  return IMAGES.flatMap(({ listFiles }) => listFiles(look))
}

/** Returns the look's images that the store lacks and whose content is valid. */
async function findUsableImages(
  look: BrandLook,
  images: readonly FileImage[],
  stored: ReadonlySet<string>,
): Promise<readonly FileImage[]> {
  const requiredIds = new Set(listAllFiles(look))
  const usable: FileImage[] = []
  for (const image of images) {
    if (!requiredIds.has(image.id) || stored.has(image.id)) continue
    const bytes = Buffer.from(image.base64, 'base64')
    const isIntact = bytes.length <= MAX_BYTES && hash('sha256', bytes) === image.id
    if (isIntact && (await isBrandImage(bytes))) usable.push(image)
  }
  return usable
}

async function listStoredIds(db: Database, look: BrandLook): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: brandFiles.id })
    .from(brandFiles)
    .where(inArray(brandFiles.id, listAllFiles(look)))
  return new Set(rows.map(({ id }) => id))
}

type Sources = { readonly current: BrandLook; readonly knownIds: ReadonlySet<string>; readonly notes: string[] }

/** Replaces images that neither the store nor the file has with the current brand's images. */
function withKnownFiles(look: BrandLook, { current, knownIds, notes }: Sources): BrandLook {
  const missingImages = IMAGES.filter(({ listFiles }) => listFiles(look).some((id) => !knownIds.has(id)))
  for (const { label, listFiles } of missingImages) {
    const [first = ''] = listFiles(look)
    notes.push(
      `${label} is missing from the file or was changed after the export. Upload its file (store/brand/${first}…) under Brand.`,
    )
  }
  return { ...look, ...Object.fromEntries(missingImages.map(({ part }) => [part, current[part]])) }
}

const savedBrand = z.object({ name: z.string(), look: brandLook, version: z.string(), images: z.array(fileImage) })

async function write(
  tx: Database,
  saved: readonly z.output<typeof savedBrand>[],
  context: ImportContext,
): Promise<void> {
  const staffId = requireStaff(context)
  for (const { images, ...brand } of saved) {
    for (const { type, width, height, base64 } of images) {
      await storeBrandFile(tx, { type, width, height, bytes: Buffer.from(base64, 'base64') })
    }
    const result = await saveBrand(tx, { ...brand, intent: 'save' }, staffId)
    expectSaved(result, 'The brand')
  }
}
