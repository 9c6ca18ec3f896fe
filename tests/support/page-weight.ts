import { gzipSync } from 'node:zlib'

/** A file as a browser receives it: its text, and the transferred bytes (NaN if the server does not report them). */
type LoadedFile = { readonly text: string; readonly bytes: number }

/** Requests a file and accepts compression. */
type ReadFile = (path: string) => Promise<LoadedFile>

/** The code that a page needs to render and work: its HTML, its styles, and every script that it runs, keyed by URL. */
type PageCode = {
  readonly html: LoadedFile
  readonly scripts: ReadonlyMap<string, LoadedFile>
  readonly styles: ReadonlyMap<string, LoadedFile>
}

/** The maximum size of a page's files by kind, as `computeCompressedSize` measures them. */
export const MAX_BYTES = { scripts: 140_000, styles: 18_000, html: 22_000, fonts: 70_000, image: 120_000 } as const

/** Texts of the admin. Every admin script that could leak into the storefront contains at least one of them. */
const ADMIN_TEXTS = ['Verifying authentication', 'Profit margin', 'Order updated successfully'] as const

/** Returns the total size of files in bytes. Each counts with gzip -9 or as transferred, whichever is more. */
export function computeCompressedSize(files: Iterable<LoadedFile>): number {
  let total = 0
  for (const { text, bytes } of files) total += Math.max(gzipSync(text, { level: 9 }).length, bytes || 0)
  return total
}

/**
 * Loads a storefront page with its styles and scripts, including imported ones. `run`: the scripts that a browser ran
 * when it opened the page, because only a browser knows which dynamic imports the page runs.
 */
export async function loadPageCode(read: ReadFile, path: string, run: Iterable<string>): Promise<PageCode> {
  const html = await read(path)
  const scripts = new Map<string, LoadedFile>()
  const [, names = '[]'] = html.text.match(/for\(const href of (\[[^\]]*\])\)/) ?? []
  const waiting = [...findNames(names, /"(\/assets\/[^"]+\.js)"/g), ...run]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (scripts.has(next)) continue
    const script = await read(next)
    scripts.set(next, script)
    const imported = findNames(script.text, /(?:from|import)\s*"(\.\.?\/[\w.-]+\.js)"/g)
    waiting.push(...imported.map((name) => new URL(name, `http://localhost${next}`).pathname))
  }
  const styles = new Map<string, LoadedFile>()
  for (const sheet of findNames(html.text, /<link [^>]*rel="stylesheet" href="([^"]+\.css)"/g))
    styles.set(sheet, await read(sheet))
  return { html, scripts, styles }
}

export function hasAdminCode({ scripts, styles }: PageCode): boolean {
  const all = [...scripts.values(), ...styles.values()]
  return ADMIN_TEXTS.some((text) => all.some((file) => file.text.includes(text)))
}

function findNames(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}
