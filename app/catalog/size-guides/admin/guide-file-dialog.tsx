import { useId, useState } from 'react'
import type { TypedTable } from '#app/catalog/size-guides/admin/guide-cells.ts'
import {
  type GuideFileResult,
  MAX_GUIDE_FILE_LENGTH,
  readGuideFile,
} from '#app/catalog/size-guides/admin/guide-file.ts'
import { adminText } from '#app/catalog/size-guides/admin-text.ts'
import type { LengthUnit } from '#app/catalog/size-guides/lengths.ts'
import { AdminButton, TextButton } from '#app/ui/admin/admin-button.tsx'
import { TextAreaField } from '#app/ui/admin/admin-field.tsx'
import { adminText as uiText } from '#app/ui/admin/admin-text.ts'
import { DialogFooter } from '#app/ui/admin/form-buttons.tsx'
import { UNSENT } from '#app/ui/admin/unsent-form.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

type GuideFileDialogProps = {
  readonly unit: LengthUnit
  readonly onRead: (table: TypedTable, unit: LengthUnit) => void
}

const MAX_SHOWN = 10

/** A button for replacing the grid with a table from a file or the clipboard. The grid is saved with the form. */
export function GuideFileDialog({ unit, onRead }: GuideFileDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [fileResult, setFileResult] = useState<GuideFileResult | null>(null)
  const fileId = useId()
  const toast = useToast()
  const problems = fileResult && 'problems' in fileResult ? fileResult.problems : []
  const load = (content: string) => {
    const result = readGuideFile(content, unit)
    setFileResult(result)
    if ('problems' in result) {
      setText(content) // so that staff can correct it here
      return
    }
    onRead(result.table, result.unit)
    setText('')
    setIsOpen(false)
    toast(adminText.tableRead)
  }
  const loadFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_GUIDE_FILE_LENGTH) {
      setFileResult({ problems: [{ line: 1, message: adminText.fileTooLarge }] })
      return
    }
    load(await file.text())
  }
  const [first] = problems
  return (
    <>
      <TextButton className="text-base" onClick={() => setIsOpen(true)}>
        {adminText.importTable}
      </TextButton>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} label={adminText.importTable} className="form-dialog">
        <h2 className="mb-4 text-lg font-semibold">{adminText.importTable}</h2>
        <label htmlFor={fileId} className="mb-1 block text-base font-medium">
          {adminText.importFile}
        </label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="w-full text-base file:mr-3 file:min-h-9 file:border file:border-ink file:bg-paper file:px-4 file:text-base file:font-medium max-md:file:min-h-11"
          onChange={({ currentTarget }) => {
            void loadFile(currentTarget.files?.[0])
            currentTarget.value = '' // so that the same file can be chosen again
          }}
        />
        <TextAreaField
          name="pasted"
          form={UNSENT} // the form does not send this field
          label={adminText.pasteTable}
          className="mt-4"
          rows={5}
          spellCheck={false}
          maxLength={MAX_GUIDE_FILE_LENGTH}
          value={text}
          placeholder={adminText.tableExample}
          error={first && adminText.problemInSentence(first.line, first.message)}
          hint={adminText.pasteHint}
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setFileResult(null)
          }}
        />
        {problems.length > 1 && (
          <ul className="mt-1 text-sm text-danger">
            {problems.slice(1, MAX_SHOWN).map(({ line, message }) => (
              <li key={`${line} ${message}`}>{adminText.problemInSentence(line, message)}</li>
            ))}
            {problems.length > MAX_SHOWN && <li>{adminText.moreProblems(problems.length - MAX_SHOWN)}</li>}
          </ul>
        )}
        <div className="mt-4">
          <DialogFooter>
            <AdminButton onClick={() => setIsOpen(false)}>{uiText.cancel}</AdminButton>
            <AdminButton look="primary" disabled={text.trim() === ''} onClick={() => load(text)}>
              {adminText.readTable}
            </AdminButton>
          </DialogFooter>
        </div>
      </Dialog>
    </>
  )
}
