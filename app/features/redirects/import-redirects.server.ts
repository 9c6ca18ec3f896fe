import { sql } from 'drizzle-orm'
import { refusalOfPath, TARGET_MESSAGE } from '#app/features/redirects/redirect-input.ts'
import { redirectPath, redirectTarget } from '#app/features/redirects/redirect-path.ts'
import { redirects } from '#app/features/redirects/redirects.table.ts'
import { refusePrefixes } from '#app/features/redirects/refuse-prefix.server.ts'
import { resolveTargets } from '#app/features/redirects/resolve-targets.server.ts'
import { recordChange } from '#app/features/staff/audit.server.ts'
import { textOfCell } from '#app/lib/csv.ts'
import { type Id, newId } from '#app/lib/id.ts'
import { shortLine } from '#app/lib/short-line.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withLongTx } from '#app/platform/db/tx.server.ts'
import { FileRefused, readCsv } from '#app/platform/files/read-csv.server.ts'

/** The names of both columns in the files of Shopify, this store, WordPress's Redirection and Yoast. */
const FROM = ['redirect from', 'from', 'source', 'old url', 'origin', 'path']
const TO = ['redirect to', 'to', 'target', 'new url', 'destination']

const MAX_SHOWN = 100

type Line = { readonly line: number; readonly from: string; readonly to: string }
type Refused = { readonly line: number; readonly from: string; readonly reason: string }

type CheckedRedirects = {
  readonly added: number
  readonly changed: number
  /** The store has them already. */
  readonly same: number
  readonly refused: number
  /** The first of those that are refused. */
  readonly firstRefused: readonly Refused[]
}

type Options = {
  readonly staffId: Id<'staff'>
  readonly ownOrigin: string
  /** Only checks the file. */
  readonly isTrial: boolean
}

/** Adds the redirects of a CSV file; of an address that has one already, the target changes. @throws FileRefused */
export async function importRedirects(
  db: Database,
  file: { readonly name: string; readonly bytes: Uint8Array },
  { staffId, ownOrigin, isTrial }: Options,
): Promise<CheckedRedirects> {
  const lines = await readLines(file.bytes)
  return await withLongTx(db, async (tx) => {
    const { targets, refused } = await resolveLines(tx, lines, ownOrigin)
    const { added, changed } = await compare(tx, targets)
    if (!isTrial && added + changed > 0) {
      await write(tx, targets)
      const changes = { file: shortLine(file.name, 200), added, changed }
      await recordChange(tx, staffId, { action: 'redirect.import', entity: 'redirect', entityId: null, changes })
    }
    const same = targets.size - added - changed
    return { added, changed, same, refused: refused.length, firstRefused: refused.slice(0, MAX_SHOWN) }
  })
}

async function readLines(bytes: Uint8Array): Promise<readonly Line[]> {
  const lines: Line[] = []
  let columns: { readonly from: number; readonly to: number } | undefined
  for await (const { cells, line } of readCsv(bytes)) {
    if (columns) {
      const textAt = (column: number) => textOfCell(cells[column] ?? '').trim()
      const [from, to] = [textAt(columns.from), textAt(columns.to)]
      if (from || to) lines.push({ line, from, to })
      continue
    }
    const names = cells.map((cell) => cell.trim().toLowerCase())
    columns = { from: indexOfAny(names, FROM), to: indexOfAny(names, TO) }
    if (columns.from < 0 || columns.to < 0) {
      throw new FileRefused('The first line of the file must name two columns, “Redirect from” and “Redirect to”.')
    }
  }
  if (lines.length === 0) throw new FileRefused('This file has no redirects.')
  return lines
}

function indexOfAny(names: readonly string[], wanted: readonly string[]): number {
  const found = wanted.find((name) => names.includes(name))
  return found === undefined ? -1 : names.indexOf(found)
}

type Resolved = { readonly targets: ReadonlyMap<string, string>; readonly refused: readonly Refused[] }

async function resolveLines(tx: Database, lines: readonly Line[], ownOrigin: string): Promise<Resolved> {
  const pages = await resolveTargets(
    tx,
    lines.map(({ to }) => to),
    ownOrigin,
  )
  const refusePrefix = await refusePrefixes(tx)
  const lineOf = new Map<string, Line>()
  const targets = new Map<string, string>()
  const refused: Refused[] = []
  const refuse = ({ line, from }: Line, reason: string) => refused.push({ line, from: shortLine(from, 200), reason })
  for (const line of lines) {
    const path = redirectPath(line.from)
    const reason = path === null ? 'The old address is not a path' : (refusalOfPath(path) ?? refusePrefix(path))
    const other = lineOf.get(path ?? '')
    if (path === null || reason !== null) refuse(line, reason ?? '')
    else if (other && other.to !== line.to) refuse(line, `Line ${other.line} has the same old address`)
    else lineOf.set(path, other ?? line)
  }
  for (const [path, line] of lineOf) {
    const found = follow(line, pages, lineOf)
    if (found.reason !== undefined) refuse(line, found.reason)
    else if (found.target.toLowerCase() === path) refuse(line, 'It leads to its own address')
    else targets.set(path, found.target)
  }
  return { targets, refused: refused.toSorted((a, b) => a.line - b.line) }
}

type Followed =
  | { readonly target: string; readonly reason?: never }
  | { readonly target?: never; readonly reason: string }

/** Through further lines of the file, if a line leads to the old address of another one. */
function follow(start: Line, pages: ReadonlyMap<string, string>, lineOf: ReadonlyMap<string, Line>): Followed {
  const seen = new Set<Line>()
  let line: Line | undefined = start
  let last = start
  while (line && !seen.has(line)) {
    const target = pages.get(line.to)
    if (target !== undefined) return { target }
    seen.add(line)
    last = line
    line = lineOf.get(redirectPath(line.to) ?? '')
  }
  if (line) return { reason: 'It leads back to itself' }
  const isAddress = redirectTarget(last.to, undefined) !== null
  return { reason: isAddress ? `Shoppers find no page at ${shortLine(last.to, 200)}` : TARGET_MESSAGE }
}

async function compare(tx: Database, targets: ReadonlyMap<string, string>) {
  const { rows } = await tx.execute<{ added: number; changed: number }>(sql`
    select count(*) filter (where ${redirects.id} is null)::int as added,
      count(*) filter (where ${redirects.target} <> n.target)::int as changed
    from unnest(${listParam(targets.keys())}::text[], ${listParam(targets.values())}::text[]) as n (path, target)
      left join ${redirects} on ${redirects.path} = n.path`)
  return rows[0] ?? { added: 0, changed: 0 }
}

/** What is the same stays as it is. */
async function write(tx: Database, targets: ReadonlyMap<string, string>): Promise<void> {
  const ids = Array.from(targets, () => newId())
  await tx.execute(sql`
    insert into ${redirects} (id, path, target, origin)
    select n.id, n.path, n.target, 'file'
    from unnest(${listParam(ids)}::uuid[], ${listParam(targets.keys())}::text[], ${listParam(targets.values())}::text[])
      as n (id, path, target)
    order by n.path
    on conflict (path) do update set target = excluded.target, origin = excluded.origin, updated_at = now()
    where ${redirects.target} <> excluded.target`)
}

/** As one parameter, as the lines of a file exceed the limit of parameters. */
function listParam(values: Iterable<string>) {
  return sql.param([...values])
}
