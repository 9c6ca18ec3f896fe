import { href, Link } from 'react-router'
import { formatByteSize } from '#app/lib/byte-size.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/system/admin-text.ts'
import type { SystemStatus } from '#app/operations/system/read-system-status.server.ts'
import type { SystemWarning, WarningScreen } from '#app/operations/system/system-status.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { DefinitionList } from '#app/ui/admin/definition.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type StatusProps = { readonly status: SystemStatus }

export function WarningsPanel({ warnings, status }: StatusProps & { readonly warnings: readonly SystemWarning[] }) {
  return (
    <Panel title={adminText.needsAttention}>
      {warnings.length === 0 ? (
        <p className="text-base">
          <Badge glyph="●" tone="moss">
            {adminText.nothingNeedsAttention}
          </Badge>
        </p>
      ) : (
        <ul className="grid gap-3">
          {warnings.map((warning) => (
            <Warning key={warning.message} warning={warning} status={status} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Warning({
  warning: { level, message, advice, place },
  status,
}: StatusProps & { readonly warning: SystemWarning }) {
  return (
    <li>
      <Notice tone={level === 'problem' ? 'danger' : 'warning'}>
        <p className="font-semibold">
          {level === 'problem' && <span className="sr-only">{adminText.problem}: </span>}
          {message}
        </p>
        <p>
          {advice} {place && <WarningLink place={place} status={status} />}
        </p>
      </Notice>
    </li>
  )
}

function WarningLink({ place, status }: StatusProps & { readonly place: WarningScreen }) {
  if (place === 'backups') return <TextLink to={href('/admin/backups')}>{adminText.backups}</TextLink>
  if (place === 'mails')
    return <TextLink to={`${href('/admin/mails')}?state=failed`}>{adminText.failedEmails}</TextLink>
  if (place === 'mail-server')
    return <TextLink to={href('/admin/settings/mail/server')}>{adminText.warnings.mailServerLink}</TextLink>
  const { unfinishedImport } = status
  return unfinishedImport ? (
    <TextLink to={href('/admin/import/:id', { id: unfinishedImport.id })}>{adminText.theImport}</TextLink>
  ) : null
}

/** Shows the state of payments, emails, backups and disk. */
export function StatusPanel({ status: { version, payments, mails, backups, disk } }: StatusProps) {
  return (
    <Panel title={adminText.status}>
      <DefinitionList
        rows={[
          { term: adminText.luminaVersion, value: version.store },
          {
            term: adminText.payments,
            hint: !payments.some(({ isRealMoney }) => isRealMoney) && (
              <>
                {adminText.noMoneyMoves.before}{' '}
                <Link to={href('/admin/payments')} className="text-link">
                  {adminText.noMoneyMoves.link}
                </Link>
                .
              </>
            ),
            value: payments.map(({ title }) => title).join(', '),
          },
          {
            term: adminText.queuedEmails,
            value: (
              <TextLink to={`${href('/admin/mails')}?state=waiting`} isInText>
                {formatNumber(mails.waiting)}
              </TextLink>
            ),
          },
          {
            term: adminText.failedEmails,
            hint: mails.failed > 0 && adminText.failedEmailsHint,
            value: (
              <TextLink to={`${href('/admin/mails')}?state=failed`} isInText>
                {formatNumber(mails.failed)}
              </TextLink>
            ),
          },
          {
            term: adminText.lastBackup,
            value: (
              <TextLink to={href('/admin/backups')} isInText>
                {backups.last ? <LocalTime at={backups.last.at} /> : adminText.noneYet}
              </TextLink>
            ),
          },
          {
            term: adminText.freeOnDisk,
            value: adminText.bytesUsed(formatByteSize(disk.freeBytes), formatByteSize(disk.bytes)),
          },
        ]}
      />
    </Panel>
  )
}
