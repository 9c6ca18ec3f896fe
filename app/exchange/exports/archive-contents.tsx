import { adminText } from '#app/exchange/exports/admin-text.ts'
import { SummaryRow } from '#app/ui/admin/summary-panel.tsx'

/** Lists the contents of an archive for staff; its README.txt describes each file and column. */
export function ArchiveContents() {
  return (
    <>
      <dl className="grid gap-3 text-base">
        {Object.values(adminText.contents).map(({ subject, files }) => (
          <div key={subject}>
            <dt className="font-medium">{subject}</dt>
            <dd className="text-ink-2">{files}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <SummaryRow title={adminText.fileFormats}>
          <p className="text-base text-ink-2">{adminText.contentsHint}</p>
        </SummaryRow>
      </div>
    </>
  )
}
