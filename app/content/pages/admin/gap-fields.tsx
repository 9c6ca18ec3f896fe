import { type KeyboardEvent, useRef, useState } from 'react'
import { fillGap, findGaps } from '#app/content/page-gaps.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'

/** Selects the fields of gaps that are not filled yet. */
export const GAP_FIELD = ':is(input, select)[name^="gap."]:enabled:not([readonly])'

/**
 * Shows a field for each gap that the text had when the form was opened, in order, so that staff can fill the gaps with
 * the keyboard. A filled field remains, so that the layout does not shift; staff can then change its value only in the
 * text of the page.
 */
export function GapFields({ body, onChange }: { body: string; onChange: (body: string) => void }) {
  const [gaps] = useState(() => findGaps(body))
  const [filled, setFilled] = useState<ReadonlySet<number>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  if (gaps.length === 0) return null

  /** False if the gap was filled here or in the text. */
  const isOpen = (index: number) => !filled.has(index) && body.includes(gaps[index]?.gap ?? '')
  function fill(index: number, typed: string): void {
    const value = typed.trim()
    if (value) replace(index, value)
  }
  function replace(index: number, value: string): void {
    const gap = gaps[index]?.gap
    if (!gap || !isOpen(index)) return
    const before = gaps.filter((other, at) => at < index && other.gap === gap && !filled.has(at)).length
    onChange(fillGap(body, gap, before, value))
    setFilled(new Set(filled).add(index))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return
    event.preventDefault() // otherwise, Enter would publish the page
    const fields = [...(list.current?.querySelectorAll<HTMLElement>(GAP_FIELD) ?? [])]
    fields[fields.indexOf(event.currentTarget) + 1]?.focus()
  }
  const left = findGaps(body).length
  return (
    <Panel
      title={adminText.toFillIn}
      action={
        <span className="text-sm text-ink-2">{left === 0 ? adminText.allFilledIn : adminText.gapsLeft(left)}</span>
      }
    >
      <ul ref={list} className="grid gap-4 md:grid-cols-2">
        {gaps.map(({ gap, start, line }, index) => {
          const { label, hint, choices } = describeGap(gap, line)
          return (
            <li key={start}>
              {choices.length > 0 ? (
                <SelectField
                  name={`gap.${index}`}
                  form={UNSENT} // only the text, which contains the value, is submitted
                  label={label}
                  hint={hint}
                  disabled={!isOpen(index)}
                  onBlur={(event) => fill(index, event.currentTarget.value)} // arrow keys change it option by option
                >
                  <option value="">{adminText.choose}</option>
                  {choices.map((choice) => (
                    <option key={choice}>{choice}</option>
                  ))}
                </SelectField>
              ) : (
                <TextField
                  name={`gap.${index}`}
                  form={UNSENT}
                  label={label}
                  hint={hint}
                  maxLength={200}
                  readOnly={!isOpen(index)}
                  onBlur={(event) => fill(index, event.currentTarget.value)}
                  onKeyDown={onKeyDown}
                />
              )}
              {isSentence(line, gap) && (
                <TextButton
                  disabled={!isOpen(index)}
                  aria-label={adminText.leaveOutGap(label)}
                  onClick={() => replace(index, '')}
                >
                  {adminText.leaveOut}
                </TextButton>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

/**
 * Describes a gap by its name, which can be followed by choices: '[who pays: You pay / We pay]'. A gap without a name,
 * such as '[number]' or '[yes / no]', is described by its sentence.
 */
function describeGap(gap: string, line: string) {
  const [, name = '', list = ''] = /^\[(?:(.+): )?(.*)\]$/.exec(gap) ?? []
  const options = list.split(' / ')
  const choices = options.length > 1 ? options : []
  const label = name || (choices.length === 0 && list.includes(' ') ? list : '')
  const sentence = line
    .replace(/^(- |\d+\. )/, '')
    .replace(gap, '…')
    .replace('….', '…')
  if (label === '') return { label: sentence, hint: undefined, choices }
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    hint: sentence === '…' ? undefined : sentence,
    choices,
  }
}

/** Returns true if the gap is a separate sentence, which staff can leave out. */
function isSentence(line: string, gap: string): boolean {
  return line === gap || line.endsWith(`. ${gap}`)
}
