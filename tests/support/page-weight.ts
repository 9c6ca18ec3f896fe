import { gzipSync } from 'node:zlib'

/** A file as a browser gets it: its text, and the bytes that were sent for it (NaN where the server does not say). */
export type LoadedFile = { readonly text: string; readonly bytes: number }

/** Asks the store for a file, as a browser that takes compressed ones. */
export type ReadFile = (path: string) => Promise<LoadedFile>

/** What a page needs to be shown and to work: itself, its styles, and every script it runs, by their addresses. */
export type PageCode = {
  readonly html: LoadedFile
  readonly scripts: ReadonlyMap<string, LoadedFile>
  readonly styles: ReadonlyMap<string, LoadedFile>
}

/** What a page may weigh, each kind as `weightOf` has it (docs/benchmarks.md). */
export const MAX_BYTES = { scripts: 130_000, styles: 14_000, html: 20_000, fonts: 70_000, image: 120_000 } as const

/** Texts of the admin, one of which is in any of its scripts that could get into a page of the store. */
export const ADMIN_TEXTS = ['Verifying authentication', 'Profit margin', 'Order updated successfully'] as const

/** The bytes of compressed files: with gzip -9, or as they were sent, whichever is more. */
export function compressedSize(files: Iterable<LoadedFile>): number {
  let total = 0
  for (const { text, bytes } of files) total += Math.max(gzipSync(text, { level: 9 }).length, bytes || 0)
  return total
}

/** Reads a page of the store and all its code: the scripts that it asks for, and what they import. */
export async function loadPageCode(read: ReadFile, path: string): Promise<PageCode> {
  const html = await read(path)
  const scripts = new Map<string, LoadedFile>()
  const [, names = '[]'] = html.text.match(/for\(const href of (\[[^\]]*\])\)/) ?? []
  const waiting = namesIn(names, /"(\/assets\/[^"]+\.js)"/g)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (scripts.has(next)) continue
    const script = await read(next)
    scripts.set(next, script)
    waiting.push(...namesIn(script.text, /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g).map((name) => `/assets/${name}`))
  }
  const styles = new Map<string, LoadedFile>()
  for (const sheet of namesIn(html.text, /<link [^>]*rel="stylesheet" href="([^"]+\.css)"/g))
    styles.set(sheet, await read(sheet))
  return { html, scripts, styles }
}

/** Whether any of the code comes from the admin. */
export function hasAdminCode({ scripts, styles }: PageCode): boolean {
  const all = [...scripts.values(), ...styles.values()]
  return ADMIN_TEXTS.some((text) => all.some((file) => file.text.includes(text)))
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}
