import { createTargetCheck } from '#app/content/menus/admin/check-targets.server.ts'
import { findFileTargets } from '#app/content/menus/file-targets.server.ts'
import type { ResolvedTarget } from '#app/content/menus/import/plan-menu.ts'
import type { Target } from '#app/content/menus/menu.ts'
import { describeTarget } from '#app/content/menus/target-text.ts'
import type { Database } from '#app/platform/db/db.server.ts'

/**
 * Returns a function that resolves a file's targets in this store. `before`: the current targets, which are not checked
 * again.
 */
export async function resolveFileTargets(
  db: Database,
  targets: readonly Target[],
  before: readonly Target[],
  ownOrigin: string,
): Promise<(target: Target) => ResolvedTarget> {
  const find = await findFileTargets(db, targets)
  const found = targets.flatMap((target) => find(target) ?? [])
  const check = await createTargetCheck(db, found, before, ownOrigin)
  return (target) => {
    const here = find(target)
    return here
      ? check(here)
      : { rejection: `The target of its link does not exist in this store (${describeTarget(target)}).` }
  }
}
