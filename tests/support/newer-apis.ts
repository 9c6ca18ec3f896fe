import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { parseSync } from 'vite'
import { SUPPORTED_BROWSERS } from '#app/platform/supported-browsers.ts'

/** MDN's compatibility data, loaded by Node because Vitest would transform 20 MB of JSON. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** MDN's name for each supported browser. */
const NAMES = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' } as const

type Feature = { readonly __compat?: CompatStatement } & { readonly [name: string]: unknown }

/** Interfaces of browsers and JavaScript, keyed by name: `Promise` with its member `try`. */
const INTERFACES = new Map<string, readonly Feature[]>(
  Object.entries(Object.groupBy(listInterfaces(), ([name]) => name)).map(([name, same = []]) => [
    name,
    same.map(([, feature]) => feature),
  ]),
)

/** Names of members that no interface has in all supported browsers. */
const NEWER_MEMBERS = findNewerMembers()

/**
 * Returns the APIs in a script that a supported browser lacks according to MDN's compatibility data: `Promise.try`,
 * `new URLPattern`, `.isSubsetOf`. Types are unknown, so a member counts only if all members with this name are
 * newer.
 */
export function findNewerApis(script: string): string[] {
  const found = new Set<string>()
  for (const { type, callee } of listNodes(parseSync('script.js', script).program)) {
    if (!isNode(callee)) continue
    const [object, member] = [getName(callee.object), getName(callee.property)]
    if (type === 'NewExpression' && isNewerInterface(getName(callee))) found.add(`new ${getName(callee)}`)
    else if (isNewerStatic(object, member)) found.add(`${object}.${member}()`)
    else if (NEWER_MEMBERS.has(member)) found.add(`.${member}()`)
  }
  return [...found].sort()
}

function listInterfaces(): [string, Feature][] {
  const listFeatures = (features: object) =>
    Object.entries(features).filter((entry): entry is [string, Feature] => entry[0] !== '__compat')
  return [data.api, data.javascript?.builtins].flatMap((features) => listFeatures(features ?? {}))
}

function isNewerInterface(name: string): boolean {
  return INTERFACES.get(name)?.every(isNewer) ?? false
}

function isNewerStatic(object: string, member: string): boolean {
  const candidates = (INTERFACES.get(object) ?? []).flatMap((feature) =>
    findMembers(feature, [member, `${member}_static`]),
  )
  return candidates.length > 0 && candidates.every(isNewer)
}

function findNewerMembers(): Set<string> {
  const older = new Set<string>()
  const newer = new Set<string>()
  for (const [, feature] of listInterfaces()) {
    for (const [key, member] of Object.entries(feature)) {
      if (key === '__compat' || !isFeature(member)) continue
      const name = key.replace(/_(static|event)$/, '')
      if (isNewer(member)) newer.add(name)
      else older.add(name)
    }
  }
  return new Set([...newer].filter((name) => !older.has(name)))
}

function findMembers(feature: Feature, names: readonly string[]): Feature[] {
  return names.map((name) => feature[name]).filter(isFeature)
}

function isFeature(value: unknown): value is Feature {
  return typeof value === 'object' && value !== null && '__compat' in value
}

function isNewer({ __compat }: Feature): boolean {
  if (!__compat) return false
  return Object.entries(SUPPORTED_BROWSERS).some(([browser, version]) => {
    const support = __compat.support[NAMES[browser as keyof typeof NAMES]]
    return ![support].flat().some((statement) => statement && isSupported(statement, version))
  })
}

function isSupported(
  { version_added: added, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (!added || flags || prefix || alternative_name || added === 'preview') return false
  return added.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0
}

type Node = { readonly type: string; readonly [key: string]: unknown }

function* listNodes(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) yield value
  for (const child of Object.values(value)) yield* listNodes(child)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function getName(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : ''
}
