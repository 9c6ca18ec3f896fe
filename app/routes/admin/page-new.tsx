import { href } from 'react-router'
import { createPolicyDraft, EMPTY_PAGE } from '#app/content/pages/admin/page-draft.ts'
import { savePage } from '#app/content/pages/admin/page-form.server.ts'
import { PageForm } from '#app/content/pages/admin/page-form.tsx'
import { pageInput } from '#app/content/pages/admin/page-input.ts'
import { readOutline } from '#app/content/pages/admin/policy-outlines.server.ts'
import { TemplateChoice, TemplateForm } from '#app/content/pages/admin/template-choice.tsx'
import { adminText } from '#app/content/pages/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { saveNew } from '#app/operations/admin/save-form.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { findPolicy } from '#app/store/policies.ts'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/page-new'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const settings = await readSettings(db)
  const policy = findPolicy(url.searchParams.get('outline') ?? '')
  const start = policy ? createPolicyDraft(policy, await readOutline(db, policy)) : EMPTY_PAGE
  return { store: settings.store_name, origin: url.origin, outline: policy ?? '', start }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await saveNew(parseForm(pageInput, await readForm(request)), {
    save: (input) => savePage(db, null, input, admin.id),
    getSavedPath: ({ id }, { intent }) =>
      `${href('/admin/pages/edit/:id', { id })}?${intent === 'publish' ? 'published' : 'saved'}=yes`,
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function PageNew({ actionData, loaderData }: Route.ComponentProps) {
  const { outline } = loaderData
  return (
    <AdminPage width="columns" title={adminText.newPage} back={BACK_TO.pages}>
      <TemplateForm />
      <PageForm
        key={outline}
        page={null}
        result={actionData}
        template={<TemplateChoice outline={outline} />}
        {...loaderData}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.pages)
