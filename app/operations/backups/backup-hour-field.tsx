import { adminText } from '#app/operations/backups/admin-text.ts'
import { formatHour } from '#app/operations/backups/backup-status.ts'
import { getField } from '#app/store/settings-fields.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

type BackupHourFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly timeZone: string
  readonly onChange: (hour: string) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export function BackupHourField({ value, error, timeZone, onChange }: BackupHourFieldProps) {
  return (
    <SelectField
      name="backup_hour"
      label={getField('backup_hour').label}
      hint={adminText.backupHourHint(timeZone)}
      error={error}
      value={value}
      className="max-w-40"
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {formatHour(hour)}
        </option>
      ))}
    </SelectField>
  )
}
