import { href } from 'react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { BACK_TO } from '#app/features/admin/back.ts'
import { errorPage } from '#app/features/admin/error-page.tsx'
import { ImportUpload } from '#app/features/product-files/import-upload.tsx'
import { listImports } from '#app/features/product-files/product-imports.server.ts'
import { requireAdmin } from '#app/features/staff/guard.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { BackLink } from '#app/ui/admin/back-link.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import type { Route } from './+types/product-imports'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { files: await listImports(db) }
}

const STATES = {
  checking: 'checking',
  checked: 'not applied',
  applying: 'saving',
  applied: 'applied',
} as const

export default function ProductImports({ loaderData }: Route.ComponentProps) {
  const { files } = loaderData
  return (
    <AdminPage title="Import products">
      <BackLink {...BACK_TO.products} />
      <div className="grid max-w-3xl gap-4">
        <Panel title="Upload a file">
          <ImportUpload />
        </Panel>
        {files.length > 0 && (
          <Panel title="Recent files">
            <ul className="grid gap-2">
              {files.map(({ id, fileName, state, createdAt }) => (
                <li key={id} className="text-base wrap-anywhere">
                  <TextLink to={href('/admin/products/import/:id', { id })} isInText>
                    {fileName}
                  </TextLink>
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

export const ErrorBoundary = errorPage('The import could not be loaded', BACK_TO.products)
