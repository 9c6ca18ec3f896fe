import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { z } from 'zod'
import type { Locale } from '#app/features/markets/locale.ts'
import { RESERVED_PREFIXES } from '#app/features/markets/locale-prefix.ts'
import { readLocales } from '#app/features/markets/locales.server.ts'
import { usedPrefixes } from '#app/features/markets/markets.table.ts'
import { errorCode } from '#app/lib/error-code.ts'
import { parseJson } from '#app/lib/json.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'

/** For processes that start while the database is down. */
const FILE = join(env.DATA_DIR, 'locale-prefixes')

let prefixes: ReadonlySet<string> = new Set()
let replaced: ReadonlyMap<string, string> = new Map()
let isOutdated = false
const listeners = new Set<() => void>()
/** Reads run one by one. A queued one serves all callers. */
let last: Promise<void> = Promise.resolve()
let next: Promise<void> | null = null

/** The prefixes of all open locales but the one without. Every request needs them, so they are in memory. */
export function openPrefixes(): ReadonlySet<string> {
  return prefixes
}

/** Prefixes that are no longer open, with those that took their place: of the same market, or none. */
export function replacedPrefixes(): ReadonlyMap<string, string> {
  return replaced
}

export function onPrefixChange(listener: () => void): void {
  listeners.add(listener)
}

/** Settles once prefixes that were committed before are known. If the database is away, the known ones stay. */
export function refreshPrefixes(): Promise<void> {
  next ??= last.then(async () => {
    next = null
    await read()
  })
  last = next
  return next
}

/** Settles once running reads have ended. */
export async function prefixesCaughtUp(): Promise<void> {
  await last
}

/** Reads again if the last read failed. */
export async function retryPrefixes(): Promise<void> {
  if (isOutdated) await refreshPrefixes()
}

/** Takes the prefixes that a process knew last on this machine. */
export function restorePrefixes(): void {
  try {
    const saved = z.array(z.string()).safeParse(parseJson(readFileSync(FILE, 'utf8')))
    if (saved.success) change(saved.data)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') log.warn({ event: 'locale-prefixes-not-read', code: errorCode(error) })
  }
}

async function read(): Promise<void> {
  try {
    const [locales, used] = await Promise.all([readLocales(db), db.select().from(usedPrefixes)])
    isOutdated = false
    const open = locales.map(({ prefix }) => prefix).filter(Boolean)
    // Both at once, as listeners make the store look at every address again
    replaced = new Map(
      used.flatMap((one) => (isGone(one.prefix, open) ? [[one.prefix, successorOf(one, locales)] as const] : [])),
    )
    if (change(open)) await save()
  } catch (error) {
    if (!isOutdated) log.warn({ event: 'locale-prefixes-outdated', code: errorCode(error) })
    isOutdated = true
  }
}

/** Its first segment may be a route's in a later version. */
function isGone(prefix: string, open: readonly string[]): boolean {
  return !open.includes(prefix) && !RESERVED_PREFIXES.has(prefix)
}

function successorOf({ marketId, language }: typeof usedPrefixes.$inferSelect, locales: readonly Locale[]): string {
  const own = locales.filter(({ market }) => market.id === marketId)
  const found = own.find((one) => one.language === language) ?? own.find(({ isDefault }) => isDefault)
  return found?.prefix ?? ''
}

function change(found: readonly string[]): boolean {
  if (found.length === prefixes.size && found.every((prefix) => prefixes.has(prefix))) return false
  prefixes = new Set(found)
  for (const listener of listeners) listener()
  return true
}

async function save(): Promise<void> {
  const draft = `${FILE}.${process.pid}`
  try {
    await writeFile(draft, JSON.stringify([...prefixes]), { mode: 0o600 })
    await rename(draft, FILE)
  } catch (error) {
    log.warn({ event: 'locale-prefixes-not-saved', code: errorCode(error) })
  }
}
