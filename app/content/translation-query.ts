import { adminText } from '#app/content/translations/admin-text.ts'
import { findKind } from '#app/content/translations/translatable.ts'
import { buildListUrl, readChoice, readPage, readSearch } from '#app/lib/list-query.ts'
import { TRANSLATABLE_KINDS } from '#app/store/translations.ts'

/** The states of a subject's translation. */
const TRANSLATION_STATES = ['outdated', 'missing', 'complete'] as const

export type TranslationState = (typeof TRANSLATION_STATES)[number]

export type TranslationQuery = Readonly<ReturnType<typeof readTranslationQuery>>

/** `languages`: the choices; the first is the default. */
export function readTranslationQuery(query: URLSearchParams, languages: readonly string[]) {
  return {
    language: readChoice(query, 'language', languages) ?? languages[0] ?? null,
    q: readSearch(query),
    kind: findKind(query.get('kind') ?? ''),
    state: readChoice(query, 'state', TRANSLATION_STATES),
    page: readPage(query),
  }
}

export function buildTranslationsUrl(path: string, { language, q, kind, state }: Partial<TranslationQuery>): string {
  return buildListUrl(path, { language, q, kind, state })
}

export function listStateOptions(): Readonly<Record<TranslationState | '', string>> {
  return { '': adminText.allStates, ...adminText.states }
}

export function listKindOptions(): Readonly<Record<string, string>> {
  const kindLabels = TRANSLATABLE_KINDS.map((kind) => [kind, adminText.kinds[kind].many])
  return { '': adminText.allKinds, ...Object.fromEntries(kindLabels) }
}
