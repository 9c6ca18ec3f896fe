import { href } from 'react-router'
import { ImportUpload } from '#app/features/product-files/import-upload.tsx'
import { listImports } from '#app/features/product-files/product-imports.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { AdminError } from '#app/routes/admin/shell/admin-error.tsx'
import { AdminPage } from '#app/routes/admin/shell/admin-page.tsx'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import type { Route } from './+types/product-imports'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { files: await listImports(db) }
}

const STATES = {
  checking: 'being checked',
  checked: 'not applied',
  applying: 'being saved',
  applied: 'applied',
} as const

export default function ProductImports({ loaderData }: Route.ComponentProps) {
  const { files } = loaderData
  return (
    <AdminPage title="Import products">
      <p className="mb-4">
        <TextLink to={href('/admin/products')}>Back to the products</TextLink>
      </p>
      <div className="grid max-w-3xl gap-6">
        <Panel title="A file of products">
          <ImportUpload />
        </Panel>
        {files.length > 0 && (
          <Panel title="Files of the last week">
            <ul className="grid gap-2">
              {files.map(({ id, fileName, state, createdAt }) => (
                <li key={id} className="text-base wrap-anywhere">
                  <TextLink to={href('/admin/products/import/:id', { id })}>{fileName}</TextLink>
                  <span className="block text-sm text-ink-2">
                    <LocalTime at={createdAt} />, {STATES[state]}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AdminError
      error={error}
      failed="The import could not be loaded"
      back={{ to: href('/admin/products'), label: 'Back to the products' }}
    />
  )
}
