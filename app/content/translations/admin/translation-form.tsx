import { type ReactNode, useMemo } from 'react'
import { type TranslationDraft, toDraft } from '#app/content/translations/admin/translation-draft.ts'
import type { EditableTranslation } from '#app/content/translations/admin/translation-form.server.ts'
import { getConfirmationName, translationInput } from '#app/content/translations/admin/translation-input.ts'
import { compareWords } from '#app/content/translations/admin/word-changes.ts'
import { adminText } from '#app/content/translations/admin-text.ts'
import {
  describeKind,
  isAboutPayee,
  listKindFields,
  type TranslatableField,
} from '#app/content/translations/translatable.ts'
import { findDirAttribute } from '#app/lib/language.ts'
import { slugifyIn } from '#app/lib/slug.ts'
import type { TranslatableKind } from '#app/store/translations.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField, TextField } from '#app/ui/admin/admin-field.tsx'
import { EditForm } from '#app/ui/admin/edit-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Notice } from '#app/ui/admin/notice.tsx'
import { CurrentPasswordField } from '#app/ui/admin/own-password-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type TranslationResult = FormResult<EditableTranslation>

type TranslationFormProps = {
  readonly kind: TranslatableKind
  readonly translation: EditableTranslation
  /** The built-in name of the color, which shoppers see while the translation is empty. */
  readonly builtInName: string | undefined
  /** The language codes of the originals and of the translations. */
  readonly languages: { readonly original: string; readonly target: string }
  readonly languageName: string
  /** True if the password was entered recently. */
  readonly isConfirmed: boolean
  readonly result: TranslationResult | undefined
  readonly history: ReactNode
}

const getMessages = () => ({ saved: adminText.translationSaved, failed: () => adminText.notSaved })

export function TranslationForm(props: TranslationFormProps) {
  const { kind, translation, builtInName, languages, languageName, isConfirmed, result, history } = props
  const schema = useMemo(() => translationInput(kind), [kind])
  const toKindDraft = useMemo(() => (saved: EditableTranslation) => toDraft(kind, saved), [kind])
  const form = useFormDraft<EditableTranslation, TranslationDraft>({
    loaded: translation,
    result,
    schema,
    toDraft: toKindDraft,
    messages: getMessages(),
  })
  const { base, draft, errors, set } = form
  // Omits fields that are empty in the original, because pages derive them from other fields in each language
  const shownFields = listKindFields(kind).filter(
    ([field]) => base.original[field] || base.texts[field] || errors[field],
  )
  return (
    <EditForm
      id="translation-form"
      noun={adminText.translationInSentence}
      form={form}
      side={history}
      saveLabel={adminText.saveTranslation}
    >
      <Panel title={adminText.textsIn(languageName)}>
        <p className="mb-5 max-w-[62ch] text-base text-ink-2">
          {builtInName === undefined ? adminText.textsHint : adminText.emptyShowsBuiltInName(builtInName)}
        </p>
        <div className="grid gap-6">
          {shownFields.map(([field, description]) => (
            <TextPair
              key={field}
              field={field}
              description={description}
              base={base}
              languages={languages}
              text={draft[field] ?? ''}
              isCurrent={draft[getConfirmationName(field)] === 'yes'}
              error={errors[field]}
              suggestion={
                description.format === 'slug'
                  ? slugifyIn(languages.target, draft[describeKind(kind).nameField] ?? '')
                  : ''
              }
              onText={(text) => set({ [field]: text })}
              onCurrent={(isCurrent) => set({ [getConfirmationName(field)]: isCurrent ? 'yes' : '' })}
            />
          ))}
        </div>
        {isAboutPayee(kind) && (
          <div key={base.version} className="mt-5">
            <CurrentPasswordField isConfirmed={isConfirmed} hint={adminText.yourPasswordHint} error={errors.current} />
          </div>
        )}
      </Panel>
    </EditForm>
  )
}

type TextPairProps = {
  readonly field: string
  readonly description: TranslatableField
  readonly base: EditableTranslation
  readonly languages: TranslationFormProps['languages']
  readonly text: string
  readonly isCurrent: boolean
  readonly error: string | undefined
  /** A suggestion for the empty field. */
  readonly suggestion: string
  readonly onText: (text: string) => void
  readonly onCurrent: (isCurrent: boolean) => void
}

/** Shows the original with the translation beside it, or below it on phones. */
function TextPair(props: TextPairProps) {
  const { field, description, base, languages, text, isCurrent, error, suggestion, onText, onCurrent } = props
  const { label, format, max } = description
  const isSlug = format === 'slug'
  const original = base.original[field] ?? ''
  const source = base.sources[field] ?? ''
  const saved = base.texts[field]
  const isOutdated = saved !== undefined && source !== original && text === saved
  const input = {
    name: field,
    label,
    value: text,
    error,
    ...(isSlug
      ? { dir: 'ltr', spellCheck: false }
      : { lang: languages.target, dir: findDirAttribute(languages.target) }),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onText(event.currentTarget.value),
  }
  return (
    <div className="grid gap-3 border-b border-line pb-6 last:border-0 last:pb-0 md:grid-cols-2">
      <div>
        <p className="mb-1 text-base font-medium">{adminText.original}</p>
        <div
          lang={languages.original}
          dir={findDirAttribute(languages.original)}
          className="max-h-105 overflow-y-auto rounded-field bg-pearl px-3 py-2 text-base wrap-anywhere whitespace-pre-line"
          // A long text can be scrolled with the keyboard
          tabIndex={original.length > 600 ? 0 : undefined}
        >
          {original || <span className="text-ink-2">{adminText.noOriginal}</span>}
        </div>
        {isOutdated && <PreviousOriginal source={source} original={original} />}
      </div>
      <div>
        {format === 'line' || isSlug ? (
          <TextField {...input} maxLength={max} hint={isSlug ? adminText.slugHint : undefined} />
        ) : (
          <TextAreaField
            {...input}
            rows={format === 'markdown' ? 12 : 5}
            hint={format === 'markdown' ? adminText.markdownHint : undefined}
          />
        )}
        {text === '' && suggestion !== '' && (
          <TextButton className="mt-1 max-md:min-h-11" onClick={() => onText(suggestion)}>
            {adminText.useSuggestion.before}
            <bdi>{suggestion}</bdi>
            {adminText.useSuggestion.after}
          </TextButton>
        )}
        {isOutdated && (
          <label className="mt-2 flex min-h-9 items-center gap-2 text-base max-md:min-h-11">
            <input
              type="checkbox"
              name={getConfirmationName(field)}
              value="yes"
              checked={isCurrent}
              className="size-4 accent-plum"
              onChange={(event) => onCurrent(event.currentTarget.checked)}
            />
            {adminText.stillCorrect}
          </label>
        )}
      </div>
    </div>
  )
}

function PreviousOriginal({ source, original }: { source: string; original: string }) {
  const changes = compareWords(source, original)
  return (
    <Notice className="mt-2">
      <p className="font-medium">{adminText.originalChanged}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">
        {changes
          ? changes.map(({ kind, text }, index) => {
              const key = `${index} ${kind}`
              if (kind === 'removed') return <del key={key}>{text}</del>
              if (kind === 'added') return <ins key={key}>{text}</ins>
              return <span key={key}>{text}</span>
            })
          : adminText.formerOriginal(source)}
      </p>
    </Notice>
  )
}
