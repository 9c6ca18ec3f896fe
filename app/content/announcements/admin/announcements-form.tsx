import { type ComponentProps, useMemo, useState } from 'react'
import { announcementsForm } from '#app/content/announcements/admin/announcements-command.ts'
import type { AnnouncementsEditorData } from '#app/content/announcements/admin/announcements-state.server.ts'
import { adminText } from '#app/content/announcements/admin-text.ts'
import {
  MAX_ANNOUNCEMENT_LENGTH,
  MAX_ANNOUNCEMENTS,
  type TypedAnnouncement,
} from '#app/content/announcements/announcement-input.ts'
import { TargetFields } from '#app/content/menus/admin/target-fields.tsx'
import { SINGLE_TARGET_KINDS } from '#app/content/menus/menu.ts'
import type { RowKeys } from '#app/lib/draft.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { newId } from '#app/lib/id.ts'
import { moveItem } from '#app/lib/lists.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { listPlaceholders } from '#app/store/staff-labels.ts'
import { AdminButton } from '#app/ui/admin/admin-button.tsx'
import { getFieldId, TextAreaField, TimeField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { InsertMenu } from '#app/ui/admin/insert-menu.tsx'
import { SortableList } from '#app/ui/admin/lists/sortable-list.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

const STATE_LOOKS = {
  shown: { glyph: '●', tone: 'moss' },
  due: { glyph: '○', tone: 'quiet' },
  scheduled: { glyph: '◐', tone: 'amber' },
  ended: { glyph: '○', tone: 'faint' },
} as const

type Draft = { readonly announcements: readonly TypedAnnouncement[] }

const getMessages = () => ({ saved: adminText.announcementsSaved, failed: () => adminText.failedToSave })

const toDraft = ({ announcements }: Draft): Draft => ({ announcements })

const ROW_KEYS = { announcements: ({ id }) => id } satisfies RowKeys<Draft>

function useAnnouncementsForm(
  loaded: AnnouncementsEditorData,
  result: FormResult<AnnouncementsEditorData> | undefined,
) {
  const form = useFormDraft<AnnouncementsEditorData, Draft>({
    loaded,
    result,
    schema: announcementsForm(loaded.timeZone),
    toDraft,
    applyFormData: (draft) => draft,
    rowKeys: ROW_KEYS,
    messages: getMessages(),
  })
  const { base, setDraft } = form
  const [picked, setPicked] = useState<AnnouncementsEditorData['choices']['products']>([])
  const choices = useMemo(
    () => ({ ...base.choices, products: [...picked, ...base.choices.products] }),
    [picked, base.choices],
  )
  const change = (update: (all: Draft['announcements']) => Draft['announcements']) =>
    setDraft(({ announcements }) => ({ announcements: update(announcements) }))
  return {
    ...form,
    choices,
    addProduct: (product: (typeof picked)[number]) => setPicked((known) => [...known, product]),
    add: () => {
      const target = { kind: 'none', value: '' } as const
      const id = newId<'announcement'>()
      change((all) => [...all, { id, text: '', target, startsAt: '', endsAt: '' }])
      requestAnimationFrame(() => document.getElementById(getFieldId(`announcements.${id}.text`))?.focus())
    },
    edit: (id: string, edited: Partial<TypedAnnouncement>) =>
      change((all) =>
        all.map((announcement) => (announcement.id === id ? { ...announcement, ...edited } : announcement)),
      ),
    move: (from: number, to: number) => change((all) => moveItem(all, from, to)),
    remove: (index: number) => change((all) => all.toSpliced(index, 1)),
  }
}

type AnnouncementsForm = ReturnType<typeof useAnnouncementsForm>

type AnnouncementsEditorProps = {
  readonly loaded: AnnouncementsEditorData
  readonly changes: ComponentProps<typeof ChangeHistory>['entries']
  readonly result: FormResult<AnnouncementsEditorData> | undefined
}

export function AnnouncementsEditor({ loaded, changes, result }: AnnouncementsEditorProps) {
  const form = useAnnouncementsForm(loaded, result)
  const { base, draft } = form
  const isFull = draft.announcements.length >= MAX_ANNOUNCEMENTS
  return (
    <DraftForm
      id="announcements-form"
      failedTitle={adminText.notSaved}
      form={form}
      hidden={{ timeZone: base.timeZone, announcements: JSON.stringify(draft.announcements) }}
    >
      <Panel>
        <div className="mb-1 flex items-start justify-between gap-4 text-base text-ink-2">
          <p>{adminText.announcementsHint}</p>
          <p className="shrink-0 tabular-nums">{adminText.used(draft.announcements.length, MAX_ANNOUNCEMENTS)}</p>
        </div>
        <SortableList
          isSentAsList
          label={adminText.announcements}
          items={draft.announcements}
          toKey={({ id }) => id}
          getName={({ text }) => text || adminText.newAnnouncement}
          disabled={form.isSaving}
          hasFields
          onMove={form.move}
          onRemove={form.remove}
          empty={<p className="border border-dashed border-edge p-4 text-sm text-ink-2">{adminText.noAnnouncements}</p>}
        >
          {(announcement) => <Fields announcement={announcement} form={form} />}
        </SortableList>
        <AdminButton className="mt-3" disabled={isFull || form.isSaving} onClick={form.add}>
          {adminText.addAnnouncement}
        </AdminButton>
      </Panel>
      <ChangeHistory
        entries={changes}
        className="mt-4"
        valueText={(_field, value) => (typeof value === 'string' ? value : null)}
      />
    </DraftForm>
  )
}

function Fields({ announcement, form }: { announcement: TypedAnnouncement; form: AnnouncementsForm }) {
  const { id, text, target } = announcement
  const { base, choices } = form
  const saved = base.announcements.find((candidate) => candidate.id === id)
  const state = saved && base.states[id]
  const name = `announcements.${id}`
  const field = (part: 'text' | 'startsAt' | 'endsAt') => ({
    form: UNSENT,
    name: `${name}.${part}`,
    error: form.errors[`${name}.${part}`],
    value: announcement[part],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.edit(id, { [part]: currentTarget.value }),
  })
  const label = text || adminText.newAnnouncement
  return (
    <fieldset className="grid gap-3 select-text" aria-label={label}>
      <p className="field-row-title text-base font-medium">
        {state ? <Badge {...STATE_LOOKS[state]}>{adminText.states[state]}</Badge> : adminText.newAnnouncement}
      </p>
      <TextAreaField
        {...field('text')}
        label={adminText.text}
        required
        rows={1}
        className="[&_textarea]:field-sizing-content [&_textarea]:resize-none max-md:[&_textarea]:min-h-17"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
        onChange={({ currentTarget }) => form.edit(id, { text: currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })} // joins lines
        maxLength={MAX_ANNOUNCEMENT_LENGTH}
        action={
          <InsertMenu
            field={getFieldId(`${name}.text`)}
            values={listPlaceholders()}
            onInsert={(inserted) => form.edit(id, { text: inserted })}
          />
        }
      />
      <TargetFields
        name={name}
        target={target}
        kinds={SINGLE_TARGET_KINDS}
        noneLabel={adminText.noLink}
        error={form.errors[`${name}.target`]}
        choices={choices}
        disabled={form.isSaving}
        onChange={(next) => form.edit(id, { target: next })}
        onPick={form.addProduct}
      />
      <SummaryRow title={adminText.schedule} summary={describeSchedule(announcement)}>
        <div className="grid gap-3 sm:grid-cols-2">
          <TimeField {...field('startsAt')} label={adminText.starts} hint={adminText.startsHint} />
          <TimeField {...field('endsAt')} label={adminText.ends} hint={adminText.endsHint} />
        </div>
      </SummaryRow>
    </fieldset>
  )
}

function describeSchedule({ startsAt, endsAt }: TypedAnnouncement): string {
  const [start, end] = [formatTyped(startsAt), formatTyped(endsAt)]
  if (start && end) return adminText.fromUntil(start, end)
  if (start) return adminText.from(start)
  return end ? adminText.until(end) : adminText.always
}

/** Formats the value of a date and time field, for example '2026-11-12T09:05'. */
function formatTyped(moment: string): string {
  return moment && formatDateTime(new Date(`${moment}Z`), 'UTC')
}
