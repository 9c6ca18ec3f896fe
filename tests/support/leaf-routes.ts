import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Layouts whose middleware is the guard of the admin. */
const GUARDS = ['routes/admin/layout.tsx', 'routes/admin/preview-layout.tsx']

/** An address of the store as the table of routes has it: '/admin/orders/:id'. */
export type LeafRoute = { readonly path: string; readonly id: string; readonly isGuarded: boolean }

/** Every address that a table of routes knows, with whether the guard of the admin is above it. */
export function listLeafRoutes(entries: readonly RouteConfigEntry[], above = '', isGuarded = false): LeafRoute[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/')
    const guarded = isGuarded || GUARDS.includes(entry.file)
    if (entry.children?.length) return listLeafRoutes(entry.children, path, guarded)
    return [{ path: `/${path}`, id: entry.id ?? entry.file.replace(/\.tsx?$/, ''), isGuarded: guarded }]
  })
}
