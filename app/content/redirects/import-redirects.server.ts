import { sql } from 'drizzle-orm'
import { href } from 'react-router'
import { z } from 'zod'
import {
  type CheckedItem,
  type FileItem,
  type ImportContext,
  type ImportKind,
  rejectItem,
  UNDO_FAILURES,
  type UndoFailureReason,
  undoRecords,
} from '#app/base/import-kind.ts'
import { adminText } from '#app/content/redirects/admin-text.ts'
import { findPathRejection } from '#app/content/redirects/redirect-input.ts'
import { toRedirectPath, toRedirectTarget } from '#app/content/redirects/redirect-path.ts'
import { redirects } from '#app/content/redirects/redirects.table.ts'
import { createPrefixCheck } from '#app/content/redirects/reject-prefix.server.ts'
import { resolveTargets } from '#app/content/redirects/resolve-targets.server.ts'
import { newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { type FileError, getCell } from '#app/platform/files/file-row.ts'

type Line = { readonly line: number; readonly from: string; readonly to: string; readonly isDisabled: boolean }

const savedRedirect = z.object({ path: z.string(), target: z.string() })
type SavedRedirect = z.output<typeof savedRedirect>

/** `before`: the previous target; null if the file added the redirect. */
const undoableRedirect = savedRedirect.extend({ before: z.string().nullable() })
type UndoableRedirect = z.output<typeof undoableRedirect>

/** Adds redirects and changes the target of existing ones. */
export const redirectsImport: ImportKind = {
  name: 'redirects',
  nouns: () => adminText.importNouns,
  numbering: 'line',
  list: () => ({ to: href('/admin/redirects'), label: adminText.openRedirects }),
  batchSize: 200_000, // the complete file, because a line's target can be the old path of another line
  check: checkRedirects,
  save: (tx, records) => write(tx, z.array(savedRedirect).parse(records)),
  restoresChanges: true,
  undo: (tx, saved) => undoRecords(undoableRedirect, saved, (known) => undo(tx, known)),
}

async function checkRedirects(
  db: Database,
  items: readonly FileItem[],
  { ownOrigin }: ImportContext,
): Promise<readonly CheckedItem[]> {
  const lines = items.map(({ line, rows: [row] }) => ({
    line,
    from: row ? getCell(row, 'from') : '',
    to: row ? getCell(row, 'to') : '',
    isDisabled: row ? /^disabled$/i.test(getCell(row, 'status')) : false,
  }))
  const { targets, linesByPath, rejected } = await resolveLines(db, lines, ownOrigin)
  const existingTargets = await findExisting(db, [...targets.keys()])
  return lines.map((line) => {
    const name = shortLine(line.from, 200) || 'No URL'
    const path = toRedirectPath(line.from) ?? ''
    const target = targets.get(path)
    const rejection = rejected.get(line) ?? rejected.get(linesByPath.get(path) ?? line)
    if (rejection || target === undefined) return rejectItem(name, rejection ? [{ ...rejection, line: line.line }] : [])
    const plan = { name, key: '', record: { path, target }, errors: [], notes: [] }
    const before = existingTargets.get(path)
    const first = linesByPath.get(path)
    if (first && first !== line) {
      return { ...plan, outcome: 'unchanged', changes: [], notes: [`The same as line ${first.line}`] }
    }
    if (before === target) return { ...plan, outcome: 'unchanged', changes: [] }
    const changes = [{ field: 'Redirect to', from: before ?? '', to: target }]
    return { ...plan, outcome: before === undefined ? 'new' : 'changed', changes }
  })
}

type ResolvedLines = {
  /** Targets, keyed by path. */
  readonly targets: ReadonlyMap<string, string>
  readonly linesByPath: ReadonlyMap<string, Line>
  readonly rejected: ReadonlyMap<Line, FileError>
}

async function resolveLines(db: Database, lines: readonly Line[], ownOrigin: string): Promise<ResolvedLines> {
  const resolvedTargets = await resolveTargets(
    db,
    lines.map(({ to }) => to),
    ownOrigin,
  )
  const rejectPrefix = await createPrefixCheck(db)
  const linesByPath = new Map<string, Line>()
  const targets = new Map<string, string>()
  const rejected = new Map<Line, FileError>()
  const reject = (line: Line, column: string, message: string) =>
    rejected.set(line, { line: line.line, column, message })
  for (const line of lines) {
    const path = toRedirectPath(line.from)
    const reason = path === null ? 'The old URL is not a path' : (findPathRejection(path) ?? rejectPrefix(path))
    const other = linesByPath.get(path ?? '')
    if (line.isDisabled) reject(line, STATUS, adminText.disabledInFile)
    else if (path === null || reason !== null) reject(line, FROM, reason ?? '')
    else if (other && other.to !== line.to) reject(line, FROM, `Line ${other.line} has the same old URL`)
    else linesByPath.set(path, other ?? line)
  }
  for (const [path, line] of linesByPath) {
    const found = follow(line, resolvedTargets, linesByPath)
    if (found.reason !== undefined) reject(line, TO, found.reason)
    else if (found.target.toLowerCase() === path) reject(line, TO, 'It redirects to its own URL')
    else targets.set(path, found.target)
  }
  return { targets, linesByPath, rejected }
}

const FROM = 'Redirect from'
const TO = 'Redirect to'
const STATUS = 'Status'

type FollowResult =
  | { readonly target: string; readonly reason?: never }
  | { readonly target?: never; readonly reason: string }

/** If a line's target is the old path of another line in the file, continues with that line's target. */
function follow(
  start: Line,
  resolvedTargets: ReadonlyMap<string, string>,
  linesByPath: ReadonlyMap<string, Line>,
): FollowResult {
  const seen = new Set<Line>()
  let line: Line | undefined = start
  let last = start
  while (line && !seen.has(line)) {
    const target = resolvedTargets.get(line.to)
    if (target !== undefined) return { target }
    seen.add(line)
    last = line
    line = linesByPath.get(toRedirectPath(line.to) ?? '')
  }
  if (line) return { reason: 'It redirects back to itself' }
  const isUrl = toRedirectTarget(last.to, undefined) !== null
  return { reason: isUrl ? adminText.noPageAt(shortLine(last.to, 200)) : adminText.newAddressInvalid }
}

async function findExisting(db: Database, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { path, target } = redirects
  const found = await db
    .select({ path, target })
    .from(redirects)
    .where(sql`${path} = any(${sql.param(paths)}::text[])`)
  return new Map(found.map((row) => [row.path, row.target]))
}

/**
 * Skips unchanged redirects. Passes arrays as parameters, because the lines of a file can exceed the parameter limit.
 */
async function write(tx: Database, saved: readonly SavedRedirect[]): Promise<readonly UndoableRedirect[]> {
  const existingTargets = await findExisting(
    tx,
    saved.map(({ path }) => path),
  )
  const listParam = (getValue: (redirect: SavedRedirect) => string) => sql.param(saved.map(getValue))
  await tx.execute(sql`
    insert into ${redirects} (id, path, target, origin)
    select n.id, n.path, n.target, 'file'
    from unnest(${listParam(() => newId())}::uuid[], ${listParam(({ path }) => path)}::text[],
      ${listParam(({ target }) => target)}::text[]) as n (id, path, target)
    order by n.path
    on conflict (path) do update set target = excluded.target, origin = excluded.origin, updated_at = now()
    where ${redirects.target} <> excluded.target`)
  return saved.map((redirect) => ({ ...redirect, before: existingTargets.get(redirect.path) ?? null }))
}

/** Keeps redirects that changed since the import. */
async function undo(tx: Database, saved: readonly UndoableRedirect[]): Promise<readonly UndoFailureReason[]> {
  const all = sql`jsonb_to_recordset(${sql.param(JSON.stringify(saved))}::jsonb) as n (path text, target text, before text)`
  const isSame = sql`r.path = n.path and r.target = n.target`
  await tx.execute(sql`delete from ${redirects} r using ${all} where ${isSame} and n.before is null`)
  await tx.execute(sql`
    update ${redirects} r set target = n.before, updated_at = now() from ${all} where ${isSame} and n.before <> n.target`)
  const now = await findExisting(
    tx,
    saved.map(({ path }) => path),
  )
  return saved.map(({ path, before }) => {
    const target = now.get(path)
    return target === undefined || target === before ? null : UNDO_FAILURES.changed
  })
}
