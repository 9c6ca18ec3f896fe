import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { adminText } from '#app/store/settings/admin-text.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import type { SettingsFormState } from '#app/store/settings/use-settings-form.ts'
import {
  type FormKey,
  getField,
  getKind,
  getStoreTextTitle,
  PLACEHOLDER_KEYS,
  STORE_TEXTS,
} from '#app/store/settings-fields.ts'
import { listPlaceholders } from '#app/store/staff-labels.ts'
import { BOX, getFieldId } from '#app/ui/admin/admin-field.tsx'
import { InsertMenu } from '#app/ui/admin/insert-menu.tsx'
import { LinkedSummary, SummaryPanel } from '#app/ui/admin/summary-panel.tsx'

type StoreTextsProps = { readonly form: SettingsFormState }

/** Lists the storefront's text by page. Each page opens its texts, and each text opens its field. */
export function StoreTexts({ form }: StoreTextsProps) {
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const groups = STORE_TEXTS.map((group) => ({
    ...group,
    ...getStoreTextTitle(group),
    found: group.keys.filter((key) =>
      matchesSearch(search, [getStoreTextTitle(group).title, ...listSearchableText(key, form)]),
    ),
  }))
  const isShown = ({ found, keys, title }: (typeof groups)[number]) =>
    found.length > 0 || keys.some((key) => key in form.errors) || matchesSearch(search, [title])
  return (
    <>
      <input
        type="search"
        value={search}
        aria-label={adminText.searchTexts}
        placeholder={adminText.searchTexts}
        className={BOX}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={groups.some(isShown) ? 'sr-only' : 'text-base'}>
        {!groups.some(isShown) && adminText.noTextsFound(search)}
      </p>
      <div className="*:*:rounded-none *:not-first:-mt-px">
        {groups.map((group) => {
          const { name, title, hint, to, link, keys, found } = group
          return (
            <div key={name} hidden={!isShown(group)}>
              {to && link ? (
                <LinkedSummary title={title} summary={hint} to={to} label={link} />
              ) : (
                <SummaryPanel
                  key={String(isSearching)} // a search opens the pages
                  title={title}
                  summary={adminText.textsInGroup(
                    keys.filter((key) => getKind(key) !== 'switch').length,
                    keys.every((key) => getKind(key) === 'link'),
                    keys.some((key) => form.unsaved.has(key)),
                  )}
                  startsOpen={isSearching}
                >
                  {hint && <p className="mb-2 text-sm text-ink-2">{hint}</p>}
                  <ul className="-mt-2 -mb-3 divide-y divide-line md:-mb-4">
                    {keys.map((key) => (
                      <li key={key} hidden={!found.includes(key) && !(key in form.errors)}>
                        <TextRow name={key} form={form} />
                      </li>
                    ))}
                  </ul>
                </SummaryPanel>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}

type TextRowProps = StoreTextsProps & { readonly name: FormKey }

function TextRow({ name, form }: TextRowProps) {
  if (getKind(name) === 'switch') return <SettingField name={name} form={form} className="switch-row" />
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2.5 text-base [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:items-center md:gap-4">
          <span className="block font-medium">
            {getField(name).label}
            {name in form.errors && (
              <span className="ml-2 font-normal text-danger">{adminText.needsCorrectionMarked}</span>
            )}
            {form.unsaved.has(name) && <span className="ml-2 font-normal text-ink-2">{adminText.unsaved}</span>}
          </span>
          <span className="block truncate text-ink-2 group-open:hidden">
            {String(form.draft[name] ?? '').trim() || adminText.emptyText}
          </span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-2 group-open:rotate-90" aria-hidden="true" />
      </summary>
      <div className="pb-4 [&_label]:sr-only">
        <SettingField
          name={name}
          form={form}
          action={
            PLACEHOLDER_KEYS.has(name) && (
              <InsertMenu
                field={getFieldId(name)}
                values={listPlaceholders()}
                onInsert={(text) => form.set({ [name]: text })}
              />
            )
          }
        />
      </div>
    </details>
  )
}

function listSearchableText(key: FormKey, form: SettingsFormState): readonly string[] {
  return [getField(key).label, String(form.draft[key] ?? '')]
}

function matchesSearch(search: string, texts: readonly string[]): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const all = texts.join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}
