import { globSync, readFileSync } from 'node:fs'
import { AREAS, hasRules } from '#tools/mutations/areas.ts'
import { findSites, type Site } from '#tools/mutations/sites.ts'
import { createRandom } from '#tools/stress/random.ts'

export type Mutation = Site & { readonly area: string; readonly path: string; readonly line: number }

/** Picks `count` mutations, equally many from each area. The same seed and code give the same mutations. */
export function pickMutations(seed: number, count: number, areas: readonly string[]): Mutation[] {
  const random = createRandom(seed)
  const perArea = Math.ceil(count / areas.length)
  const picked = areas.map((area) => {
    const sites = globSync(AREAS[area] ?? [])
      .filter(hasRules)
      .sort()
      .flatMap((path) => findSitesIn(area, path))
    return random.fork(Object.keys(AREAS).indexOf(area)).some(sites, perArea)
  })
  const rounds = Array.from({ length: perArea }, (_, round) => picked.flatMap((mutations) => mutations[round] ?? []))
  return rounds.flat().slice(0, count)
}

function findSitesIn(area: string, path: string): Mutation[] {
  const source = readFileSync(path, 'utf8')
  return findSites(path, source).map((site) => ({
    ...site,
    area,
    path,
    line: source.slice(0, site.start).split('\n').length,
  }))
}

/** Returns the source with the mutation applied. */
export function mutate(source: string, { start, end, replacement }: Site): string {
  return source.slice(0, start) + replacement + source.slice(end)
}

/** Returns the changed line before and after the mutation. */
export function describeMutation(source: string, mutation: Mutation): string {
  const getLine = (text: string) => (text.split('\n')[mutation.line - 1] ?? '').trim()
  return `${getLine(source)}\n      → ${getLine(mutate(source, mutation))}`
}
