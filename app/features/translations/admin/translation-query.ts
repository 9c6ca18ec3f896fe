import { findKind, kindOf, TRANSLATABLE_KINDS, type TranslatableKind } from '#app/features/translations/translatable.ts'
import { listAddress, readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

/** What a subject's texts in a language are, the first that applies. */
export const TRANSLATION_STATES = ['outdated', 'missing', 'complete'] as const

export type TranslationState = (typeof TRANSLATION_STATES)[number]

export type TranslationQuery = Readonly<ReturnType<typeof readTranslationQuery>>

/** `languages`: those that can be chosen; the first is shown without a choice. */
export function readTranslationQuery(query: URLSearchParams, languages: readonly string[]) {
  return {
    language: readChoice(query, 'language', languages) ?? languages[0] ?? null,
    q: readSearch(query),
    kind: findKind(query.get('kind') ?? ''),
    state: readChoice(query, 'state', TRANSLATION_STATES),
    page: readPage(query),
  }
}

export function translationAddress(path: string, { language, q, kind, state }: Partial<TranslationQuery>): string {
  return listAddress(path, { language, q, kind, state })
}

export const STATE_LABELS: Readonly<Record<TranslationState, string>> = {
  outdated: 'Outdated',
  missing: 'Missing',
  complete: 'Complete',
}

export const STATE_OPTIONS = { '': 'All states', ...STATE_LABELS }

export const KIND_OPTIONS: Readonly<Record<string, string>> = {
  '': 'All kinds',
  ...Object.fromEntries(TRANSLATABLE_KINDS.map((kind: TranslatableKind) => [kind, kindOf(kind).plural])),
}
