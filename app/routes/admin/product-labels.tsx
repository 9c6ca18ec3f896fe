import { href } from 'react-router'
import { languageName } from '#app/base/language-names.ts'
import { LabelSheet } from '#app/catalog/passport/admin-labels.tsx'
import { adminText } from '#app/catalog/passport/admin-text.ts'
import labelsCss from '#app/catalog/passport/labels.css?url'
import { readLabels } from '#app/catalog/passport/labels.server.ts'
import { requireId } from '#app/lib/id.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/lib/language.ts'
import { readChoice } from '#app/lib/list-query.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { PrintBar } from '#app/operations/admin/print-bar.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { ChoiceForm } from '#app/ui/admin/choice-form.tsx'
import type { Route } from './+types/product-labels'

const FORMATS = ['sheet', 'single'] as const

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: labelsCss }]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'product'>(params.id, adminText.productNotFound)
  const language = readChoice(url.searchParams, 'language', LANGUAGES) ?? DEFAULT_LANGUAGE
  const format = readChoice(url.searchParams, 'format', FORMATS) ?? 'sheet'
  const labels = await readLabels(db, id, language)
  if (!labels) throw notFound(adminText.productNotFound)
  return { id, labels, language, format }
}

export default function ProductLabelsPage({ loaderData }: Route.ComponentProps) {
  const { id, labels, language, format } = loaderData
  return (
    <AdminPage
      title={adminText.labelsFor(labels.name)}
      back={{ to: href('/admin/products/edit/:id', { id }), label: adminText.backTo(labels.name) }}
    >
      <PrintBar>
        <ChoiceForm label={adminText.labels}>
          <SelectField name="format" className="max-md:grow" label={adminText.paper} defaultValue={format}>
            <option value="sheet">{adminText.sheet}</option>
            <option value="single">{adminText.singleLabels}</option>
          </SelectField>
          <SelectField name="language" className="max-md:grow" label={adminText.language} defaultValue={language}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </SelectField>
        </ChoiceForm>
      </PrintBar>
      {labels.fibers.length === 0 && (
        <p className="mb-4 max-w-[62ch] text-base text-amber print:hidden">{adminText.noFibers}</p>
      )}
      <LabelSheet labels={labels} isSingle={format === 'single'} language={language} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.labelsNotLoaded, BACK_TO.products)
