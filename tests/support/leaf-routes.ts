import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Layouts whose middleware guards the admin. */
const GUARDS = ['routes/admin/layout.tsx', 'routes/admin/preview-layout.tsx', 'routes/admin/brand-preview.tsx']

/** A path as in the route table: '/admin/orders/:id'. */
export type LeafRoute = { readonly path: string; readonly id: string; readonly isGuarded: boolean }

/** Lists every path in a route table, and whether the path is behind the admin's guard. */
export function listLeafRoutes(entries: readonly RouteConfigEntry[], parentPath = '', isGuarded = false): LeafRoute[] {
  return entries.flatMap((entry) => {
    const path = [parentPath, entry.path].filter(Boolean).join('/')
    const guarded = isGuarded || GUARDS.includes(entry.file)
    if (entry.children?.length) return listLeafRoutes(entry.children, path, guarded)
    return [{ path: `/${path}`, id: entry.id ?? entry.file.replace(/\.tsx?$/, ''), isGuarded: guarded }]
  })
}
