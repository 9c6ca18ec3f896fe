import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { getErrorCode } from '#app/lib/errors.ts'
import { parseJson } from '#app/lib/json.ts'
import { db } from '#app/platform/db/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { findReplacement, RESERVED_PREFIXES } from '#app/store/locale.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { usedPrefixes } from '#app/store/markets.table.ts'
import { readSettings } from '#app/store/settings.server.ts'

/** The saved state for processes that start while the database is down. */
const FILE = join(env.DATA_DIR, 'storefront-state')
/** `languages`: languages by prefix, including ''. */
const savedState = z.strictObject({ languages: z.record(z.string(), z.string()), isOpen: z.boolean() })

let isOpen = true
let languages: Readonly<Record<string, string>> = {}
let prefixes: ReadonlySet<string> = new Set()
let replacements: ReadonlyMap<string, string> = new Map()
let isOutdated = false
const listeners = new Set<() => void>()
/** Reads run one by one. All callers share a queued read. */
let last: Promise<void> = Promise.resolve()
let next: Promise<void> | null = null

/** Returns true if shoppers, not only staff, can see the store. Kept in memory, because every request needs it. */
export function isStoreOpen(): boolean {
  return isOpen
}

/** Returns the prefixes of all open locales, without ''. Kept in memory, because every request needs them. */
export function getOpenPrefixes(): ReadonlySet<string> {
  return prefixes
}

/** Returns the BCP 47 tag of the open locale with the prefix. */
export function findPrefixLanguage(prefix: string): string | undefined {
  return languages[prefix]
}

/** Returns prefixes that are no longer open, with their replacements: a prefix of the same market, or ''. */
export function getReplacedPrefixes(): ReadonlyMap<string, string> {
  return replacements
}

export function onPrefixChange(listener: () => void): void {
  listeners.add(listener)
}

/** Resolves once earlier commits are loaded. If the database is unavailable, the state does not change. */
export function refreshStorefront(): Promise<void> {
  next ??= last.then(async () => {
    next = null
    await read()
  })
  last = next
  return next
}

/** Resolves once running reads have ended. */
export async function waitForStorefrontReads(): Promise<void> {
  await last
}

/** Reads again if the last read failed. */
export async function retryStorefront(): Promise<void> {
  if (isOutdated) await refreshStorefront()
}

/** Restores the state that a process last saved on this machine. */
export function restoreStorefront(): void {
  try {
    const saved = savedState.safeParse(parseJson(readFileSync(FILE, 'utf8')))
    if (saved.success) applyState(saved.data)
  } catch (error) {
    if (getErrorCode(error) !== 'ENOENT') log.warn({ event: 'storefront-state-not-read', code: getErrorCode(error) })
  }
}

async function read(): Promise<void> {
  try {
    const [locales, everUsed, settings] = await Promise.all([
      readLocales(db),
      db.select().from(usedPrefixes),
      readSettings(db),
    ])
    isOutdated = false
    const open = locales.map(({ prefix }) => prefix).filter(Boolean)
    // Updates `replacements` before `applyState`, whose listeners make the store resolve every URL again
    const closedPrefixes = everUsed.filter(({ prefix }) => isClosed(prefix, open))
    replacements = new Map(
      closedPrefixes.map((usedPrefix) => [usedPrefix.prefix, findReplacement(usedPrefix, locales)?.prefix ?? '']),
    )
    const byPrefix = Object.fromEntries(locales.map(({ prefix, language }) => [prefix, language]))
    if (applyState({ languages: byPrefix, isOpen: settings.store_open })) await save()
  } catch (error) {
    if (!isOutdated) log.warn({ event: 'storefront-state-outdated', code: getErrorCode(error) })
    isOutdated = true
  }
}

/** A prefix is not redirected if the software now uses it as a route. */
function isClosed(prefix: string, open: readonly string[]): boolean {
  return !open.includes(prefix) && !RESERVED_PREFIXES.has(prefix)
}

/** Returns true if anything changed. */
function applyState(found: z.output<typeof savedState>): boolean {
  const isSameAccess = found.isOpen === isOpen
  isOpen = found.isOpen
  if (isDeepStrictEqual(found.languages, languages)) return !isSameAccess
  languages = found.languages
  prefixes = new Set(Object.keys(languages).filter(Boolean))
  for (const listener of listeners) listener()
  return true
}

async function save(): Promise<void> {
  const temporaryFile = `${FILE}.${process.pid}`
  try {
    await writeFile(temporaryFile, JSON.stringify({ languages, isOpen } satisfies z.output<typeof savedState>), {
      mode: 0o600,
    })
    await rename(temporaryFile, FILE)
  } catch (error) {
    log.warn({ event: 'storefront-state-not-saved', code: getErrorCode(error) })
  }
}
