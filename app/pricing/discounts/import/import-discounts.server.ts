import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type CheckedItem,
  type FileItem,
  type ImportContext,
  type ImportKind,
  NotAsPreviewedError,
  rejectItem,
  requireStaff,
  UNDO_FAILURES,
  type UndoFailureReason,
  undoRecords,
} from '#app/base/import-kind.ts'
import type { Id } from '#app/lib/id.ts'
import { pick } from '#app/lib/keys.ts'
import { shortLine } from '#app/lib/line.ts'
import { normalizeCode } from '#app/lib/normalize-code.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { discountCodes } from '#app/pricing/discount-codes.table.ts'
import { adminText } from '#app/pricing/discounts/admin-text.ts'
import { deleteDiscount } from '#app/pricing/discounts/delete-discount.server.ts'
import { saveDiscount } from '#app/pricing/discounts/discount-form.server.ts'
import { hasDiscountUses } from '#app/pricing/discounts/discount-uses.ts'
import { readDiscount } from '#app/pricing/discounts/import/file-discount.ts'
import { listTerms, type PlannedTerms, planDiscount } from '#app/pricing/discounts/import/plan-discount.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** Codes that already exist in the store are never changed. */
export const discountsImport: ImportKind = {
  name: 'discounts',
  nouns: () => adminText.nouns,
  numbering: 'line',
  batchSize: 200,
  check: checkDiscounts,
  save: (tx, records, context) => write(tx, z.array(savedTerms).parse(records), context),
  undo: (tx, saved, { staffId }) => undoRecords(codeUndo, saved, (known) => undo(tx, known, staffId)),
}

async function checkDiscounts(
  db: Database,
  items: readonly FileItem[],
  { format, currency, timeZone }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const { store_currency: storeCurrency } = await readSettings(db)
  const now = new Date()
  const fileDiscounts = items.map(({ line, rows: [row] }) => {
    const given = readDiscount(format, row ?? { line, cells: {} }, timeZone)
    return { line, given, plan: planDiscount(given, { currency, storeCurrency, timeZone, now }) }
  })
  const termsByCode = await findStoredTerms(
    db,
    fileDiscounts.map(({ given }) => normalizeCode(given.texts.code)),
  )
  return fileDiscounts.map(({ line, given, plan }) => {
    const name = shortLine(given.texts.code, 200) || adminText.noCode
    const before = termsByCode.get(normalizeCode(given.texts.code))
    if (before && !(plan.ok && haveSameTerms(before, plan.terms))) {
      const message = adminText.otherTerms
      return rejectItem(name, [{ line, column: given.columnsByField.code, message }])
    }
    if (!plan.ok) {
      const errors = plan.errors.map((error) => ({ ...error, line }))
      return rejectItem(name, errors)
    }
    const { terms, notes } = plan
    const record = { ...terms, currency: storeCurrency }
    const rest = { key: terms.code, name: terms.code, record, errors: [], notes }
    if (before) return { ...rest, outcome: 'unchanged', changes: [] }
    return { ...rest, outcome: 'new', changes: listTerms(terms, storeCurrency, timeZone) }
  })
}

const TERMS = [
  ...(['code', 'kind', 'percent', 'amount', 'minimum'] as const),
  ...(['startsAt', 'endsAt', 'usageLimit', 'customerLimit', 'isActive'] as const),
]

async function findStoredTerms(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, PlannedTerms>> {
  const found = await db
    .select(pick(discountCodes, TERMS))
    .from(discountCodes)
    .where(sql`upper(${discountCodes.code}) = any(${sql.param(codes)}::text[])`)
  return new Map(found.map((row) => [row.code.toUpperCase(), row]))
}

function haveSameTerms(a: PlannedTerms, b: PlannedTerms): boolean {
  return isDeepStrictEqual(pick(a, TERMS), pick(b, TERMS))
}

const moment = z.coerce.date().nullable()

const savedTerms = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  percent: z.int(),
  amount: z.int(),
  minimum: z.int(),
  startsAt: moment,
  endsAt: moment,
  usageLimit: z.int().nullable(),
  customerLimit: z.int().nullable(),
  isActive: z.boolean(),
  /** The currency of the amounts. */
  currency: z.string(),
})

type SavedTerms = z.output<typeof savedTerms>

const codeUndo = z.object({ code: z.string() })
type CodeUndo = z.output<typeof codeUndo>

async function write(tx: Database, saved: readonly SavedTerms[], context: ImportContext): Promise<readonly CodeUndo[]> {
  const { store_currency } = await readSettings(tx)
  const staffId = requireStaff(context)
  const { timeZone } = context
  for (const { currency, ...terms } of saved) {
    if (currency !== store_currency) throw new NotAsPreviewedError(adminText.currencyChanged)
    const { outcome } = await saveDiscount(tx, null, { ...terms, version: '', timeZone, saveAsNew: undefined }, staffId)
    if (outcome !== 'saved') throw new NotAsPreviewedError(adminText.addedSinceCheck)
  }
  return saved.map(({ code }) => ({ code }))
}

/** Codes that were changed or used since the import are not deleted. */
async function undo(
  tx: Database,
  saved: readonly CodeUndo[],
  staffId: Id<'staff'>,
): Promise<readonly UndoFailureReason[]> {
  const reasons: UndoFailureReason[] = []
  for (const { code } of saved) {
    const [stored] = await tx
      .select({
        ...pick(discountCodes, ['id', 'used']),
        isChanged: sql<boolean>`${discountCodes.updatedAt} <> ${discountCodes.createdAt}`,
      })
      .from(discountCodes)
      .where(eq(sql`upper(${discountCodes.code})`, normalizeCode(code)))
      .for('update')
    const isUsed = stored && (stored.used > 0 || (await hasDiscountUses(tx, stored.id)))
    if (isUsed) reasons.push(UNDO_FAILURES.used)
    else if (stored?.isChanged) reasons.push(UNDO_FAILURES.changed)
    else {
      if (stored) await deleteDiscount(tx, stored.id, staffId)
      reasons.push(null)
    }
  }
  return reasons
}
