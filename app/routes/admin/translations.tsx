import { useState } from 'react'
import { data, href, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { languageName } from '#app/base/language-names.ts'
import { countTranslations, listTranslationRows, readLanguages } from '#app/content/translation-list.server.ts'
import {
  buildTranslationsUrl,
  listKindOptions,
  listStateOptions,
  readTranslationQuery,
} from '#app/content/translation-query.ts'
import { TranslationCounts } from '#app/content/translations/admin/translation-counts.tsx'
import { deleteLanguage } from '#app/content/translations/admin/translation-form.server.ts'
import { TranslationTable } from '#app/content/translations/admin/translation-table.tsx'
import { adminText } from '#app/content/translations/admin-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { AdminButtonLink, TextButton } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { ListMenu } from '#app/ui/admin/lists/list-menu.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { RemovalDialog } from '#app/ui/admin/removal-dialog.tsx'
import type { Route } from './+types/translations'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { languages } = await readLanguages(db)
  const query = readTranslationQuery(
    url.searchParams,
    languages.map(({ language }) => language),
  )
  const { language } = query
  if (language === null) return { languages, shown: null }
  const [list, counts] = await Promise.all([
    listTranslationRows(db, { ...query, language }),
    countTranslations(db, language),
  ])
  return { languages, shown: { query: { ...query, language, page: list.page }, counts, ...list } }
}

const command = z.strictObject({ intent: z.literal('delete'), language: z.string().max(3) })

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const sent = parseForm(command, await readForm(request))
  const { languages } = await readLanguages(db)
  const isUnused = sent.ok && languages.some(({ language, isUsed }) => language === sent.value.language && !isUsed)
  if (!isUnused) return data({ failed: adminText.languageUsed }, { status: 409 })
  await deleteLanguage(db, sent.value.language, staffId)
  return {}
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(serverAction, { failed: adminText.textsNotDeleted })
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/translations'), 'translations')

/** Shows two filters per row on phones. */
const HALF_WIDTH = 'max-md:basis-2/5'

export default function Translations({ loaderData: { languages, shown } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === href('/admin/translations')
  if (!shown) {
    return (
      <AdminPage title={adminText.translations}>
        <div className="rounded-field border border-line bg-paper">
          <EmptyList
            noun={adminText.emptyNouns.languages}
            title={adminText.noLanguages}
            clear={null}
            hint={adminText.noLanguagesHint}
          >
            <AdminButtonLink look="primary" to={href('/admin/languages')}>
              {adminText.addLanguage}
            </AdminButtonLink>
          </EmptyList>
        </div>
      </AdminPage>
    )
  }
  const { query, counts, rows, total, hasMore } = shown
  const { language, q, kind, state } = query
  const selected = languages.find((entry) => entry.language === language)
  const clear = q || kind || state ? buildTranslationsUrl(href('/admin/translations'), { language }) : null
  const action = <FileLinks language={language} />
  return (
    <AdminPage title={adminText.translations} action={action}>
      <ListFilters
        label={adminText.translations}
        placeholder={adminText.originalOrTranslation}
        q={q}
        keep={[]}
        clear={clear}
        action={action}
      >
        <FilterSelect
          name="language"
          label={adminText.language}
          value={language}
          options={Object.fromEntries(languages.map((entry) => [entry.language, getName(entry)]))}
          className={HALF_WIDTH}
        />
        <FilterSelect
          name="kind"
          label={adminText.kind}
          value={kind}
          options={listKindOptions()}
          className={HALF_WIDTH}
        />
        <FilterSelect
          name="state"
          label={adminText.state}
          value={state}
          options={listStateOptions()}
          className={HALF_WIDTH}
        />
      </ListFilters>
      {selected && !selected.isUsed && <UnusedLanguageNotice language={language} />}
      <TranslationCounts counts={counts} language={language} />
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.emptyNouns.texts} clear={clear} hint={adminText.emptyHint} />
        ) : (
          <TranslationTable rows={rows} language={language} isBusy={isLoading} />
        )}
      </div>
      <Pages noun={adminText.emptyNouns.texts} page={query.page} total={total} hasMore={hasMore} />
    </AdminPage>
  )
}

function getName({ language, isUsed }: { readonly language: string; readonly isUsed: boolean }): string {
  const name = languageName(language) || language
  return isUsed ? name : adminText.withoutLocale(name)
}

function FileLinks({ language }: { readonly language: string }) {
  const to = (format: 'csv' | 'xliff') => {
    return `${href('/admin/translations/export/:format', { format })}?language=${language}`
  }
  return (
    <ListMenu>
      <Link to={href('/admin/import')}>{adminText.importFile}</Link>
      <Link to={to('csv')} reloadDocument download>
        {adminText.exportCsv}
      </Link>
      <Link to={to('xliff')} reloadDocument download>
        {adminText.exportXliff}
      </Link>
    </ListMenu>
  )
}

/** A notice about a language that no locale uses. */
function UnusedLanguageNotice({ language }: { readonly language: string }) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <Notice className="mt-4">
      {adminText.languageLeft}{' '}
      <TextButton look="danger" onClick={() => setIsConfirming(true)}>
        {adminText.deleteTexts}
      </TextButton>
      <RemovalDialog
        title={adminText.deleteQuestion(languageName(language) || language)}
        confirmLabel={adminText.deleteTexts}
        doneMessage={adminText.textsDeleted}
        formData={isConfirming ? { intent: 'delete', language } : null}
        onClose={() => setIsConfirming(false)}
      >
        {adminText.deleteHint}
      </RemovalDialog>
    </Notice>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.listNotLoaded, BACK_TO.settings)
