import { data, href } from 'react-router'
import { languageName } from '#app/base/language-names.ts'
import { findBuiltInColorName } from '#app/catalog/color-names.server.ts'
import { readLanguages } from '#app/content/translation-list.server.ts'
import {
  changesPayee,
  findEditableTranslation,
  getSlugTakenError,
  type Subject,
  saveTranslation,
} from '#app/content/translations/admin/translation-form.server.ts'
import { TranslationForm } from '#app/content/translations/admin/translation-form.tsx'
import { translationInput } from '#app/content/translations/admin/translation-input.ts'
import { adminText } from '#app/content/translations/admin-text.ts'
import { findKind, listKindFields } from '#app/content/translations/translatable.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { readFields } from '#app/lib/json.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { forwardRetryAfter, responseInit } from '#app/platform/http/response-init.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { hasConfirmedPassword, requireConfirmedPassword } from '#app/store/staff/confirmed-password.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { TranslatableKind } from '#app/store/translations.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { reject, rejectConflict, rejectForm } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/translation-edit'

const getNotFoundMessage = () => adminText.translationNotFound

/** @throws a 404 if the subject or the language does not exist */
async function readSubject(params: Route.LoaderArgs['params']): Promise<Subject & { readonly original: string }> {
  const { original, languages } = await readLanguages(db)
  const kind = findKind(params.kind)
  if (!kind || !languages.some(({ language }) => language === params.language)) throw notFound(getNotFoundMessage())
  return { kind, id: requireId<TranslatableKind>(params.id, getNotFoundMessage()), language: params.language, original }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireAdmin(context)
  const subject = await readSubject(params)
  const [translation, history] = await Promise.all([
    findEditableTranslation(db, subject),
    listChanges(db, 'translation', subject.id),
  ])
  if (!translation) throw notFound(getNotFoundMessage())
  const languageHistory = history.filter(({ changes }) => readFields(changes).language === subject.language)
  const { name } = translation.original
  const builtInName = subject.kind === 'color' && name ? findBuiltInColorName(subject.language, name) : undefined
  const isConfirmed = await hasConfirmedPassword(db, request)
  return { subject, translation, history: languageHistory, builtInName, isConfirmed }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const subject = await readSubject(params)
  const input = parseForm(translationInput(subject.kind), await readForm(request), { asTyped: ['current'] })
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  if (await changesPayee(db, subject, input.value)) {
    const confirmationFailure = await requireConfirmedPassword(db, request, { staffId, typed: input.value.password })
    if (confirmationFailure) return data(reject(confirmationFailure.errors), responseInit(confirmationFailure))
  }
  const saved = await saveTranslation(db, subject, input.value, staffId)
  const current = await findEditableTranslation(db, subject)
  if (saved === 'not-found' || !current) {
    return data(rejectForm(adminText.originalDeleted), { status: 404 })
  }
  if (saved === 'slug-taken') return data(reject({ slug: getSlugTakenError(subject.kind) }), { status: 400 })
  if (saved === 'conflict') return data(rejectConflict(adminText.conflictSubject, current), { status: 409 })
  return data({ outcome: 'saved' as const, current })
}

export const headers = forwardRetryAfter

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepInput(serverAction)
}

const EDIT_PATHS: Readonly<Record<TranslatableKind, (id: string) => string>> = {
  product: (id) => href('/admin/products/edit/:id', { id }),
  category: (id) => href('/admin/categories/edit/:id', { id }),
  collection: (id) => href('/admin/collections/edit/:id', { id }),
  color: () => href('/admin/products'),
  page: (id) => href('/admin/pages/edit/:id', { id }),
  announcement: () => href('/admin/announcements'),
  'menu-link': () => href('/admin/menus'),
  'homepage-section': () => href('/admin/homepage'),
  'store-texts': () => href('/admin/settings/texts'),
  'shipping-rate': () => href('/admin/shipping'),
  'pickup-point': () => href('/admin/shipping'),
  'size-guide': (id) => href('/admin/size-guides/edit/:id', { id }),
  look: (id) => href('/admin/looks/edit/:id', { id }),
  market: (id) => href('/admin/markets/edit/:id', { id }),
  'payment-offer': () => href('/admin/payments'),
  'product-image': () => href('/admin/products'),
}

export default function TranslationEdit({ actionData, loaderData }: Route.ComponentProps) {
  const { subject, translation, history, builtInName, isConfirmed } = loaderData
  const { kind, id, language, original } = subject
  const labels = Object.fromEntries(listKindFields(kind).map(([field, { label }]) => [field, label.toLowerCase()]))
  return (
    <AdminPage
      width="columns"
      title={translation.name}
      back={{ ...BACK_TO.translations, to: `${href('/admin/translations')}?language=${language}` }}
      menu={<TextLink to={EDIT_PATHS[kind](id)}>{adminText.editOriginal(adminText.kinds[kind].one)}</TextLink>}
    >
      <TranslationForm
        key={`${language} ${id}`}
        kind={kind}
        translation={translation}
        builtInName={builtInName}
        languages={{ original, target: language }}
        isConfirmed={isConfirmed}
        languageName={languageName(language) || language}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
        history={<ChangeHistory entries={history} labels={labels} />}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.translations)
