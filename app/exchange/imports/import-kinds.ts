import type { ImportAction, ImportKind } from '#app/base/import-kind.ts'
import type { ImportKindName } from '#app/base/imports.ts'
import { wiredList } from '#app/lib/wired-list.ts'

export const importKinds = wiredList<ImportKind>('importKinds')

/** @throws if app/wiring.imports.ts lacks it */
export function getImportKind(name: ImportKindName): ImportKind {
  const kind = importKinds.entries.find((kind) => kind.name === name)
  if (!kind) throw new Error(`No module imports ${name}`)
  return kind
}

/** Returns the action of a single kind with this intent. */
export function findKindAction(intent: unknown): ImportAction | undefined {
  return importKinds.entries.flatMap(({ actions = [] }) => actions).find((action) => action.intent === intent)
}
