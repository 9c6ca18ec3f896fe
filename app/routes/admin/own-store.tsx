import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { BackupPanel } from '#app/operations/backups/backup-panel.tsx'
import { adminText } from '#app/operations/setup/admin-text.ts'
import { makeOwnStore, readOwnStorePage } from '#app/operations/setup/own-store.server.ts'
import { OwnStoreForm } from '#app/operations/setup/own-store-form.tsx'
import { RemovedContent } from '#app/operations/setup/removed-content.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectForm } from '#app/ui/admin/form-result.ts'
import { LinkedLine } from '#app/ui/admin/linked-line.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import type { Route } from './+types/own-store'

const ownStoreInput = z.strictObject({
  store_name: z.string().trim().max(100),
  changed: z.literal('on').optional(),
})

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return readOwnStorePage(db)
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(ownStoreInput, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const { store_name: typedName, changed } = input.value
  const outcome = await makeOwnStore(db, { typedName, withChanged: changed === 'on' }, admin.id)
  if (outcome === 'done') throw redirect(`${href('/admin')}?own=yes`)
  if (outcome === 'no-backup') return data(rejectForm(adminText.backUpFirst), { status: 409 })
  return data(reject({ store_name: adminText.otherName }), { status: 400 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function OwnStore({ actionData, loaderData }: Route.ComponentProps) {
  const { storeName, counts, texts, backup, isBackedUp } = loaderData
  return (
    <AdminPage width="form" title={adminText.ownStoreTitle} back={BACK_TO.settings}>
      <div className="grid gap-4">
        <BackupPanel title={adminText.stepBackUp} status={backup} isNextStep={!isBackedUp} />
        <Panel title={adminText.stepRemove}>
          <RemovedContent counts={counts} texts={texts} isBackedUp={isBackedUp} />
          <OwnStoreForm
            storeName={storeName}
            changed={counts.reduce((total, row) => total + row.changed, 0)}
            isBackedUp={isBackedUp}
            errors={actionData?.errors ?? null}
          />
        </Panel>
        <Panel title={adminText.stepOpen}>
          <LinkedLine {...adminText.stepOpenHint} to={href('/admin/settings/opening')} />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.pageNotLoaded, BACK_TO.settings)
