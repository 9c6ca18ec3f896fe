import { href } from 'react-router'
import { shareKept } from '#app/features/settings/page-cache.ts'
import type { SystemStatus, SystemWarning, WarningPlace } from '#app/features/system/system-status.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { formatDateTime } from '#app/lib/time.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Fact } from '#app/ui/admin/fact.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type StatusProps = { readonly status: SystemStatus }

const LIST = 'grid gap-2 text-base tabular-nums wrap-anywhere'

/** What somebody should look after, or that there is nothing. */
export function WarningsPanel({ warnings, status }: StatusProps & { readonly warnings: readonly SystemWarning[] }) {
  return (
    <Panel title="Warnings" className="lg:col-span-12">
      {warnings.length === 0 ? (
        <p className="text-base">Nothing needs you.</p>
      ) : (
        <ul className="grid gap-3">
          {warnings.map(({ what, advice, place }) => (
            <li key={what} className="border-l-4 border-danger bg-danger-soft px-3 py-2 text-base wrap-anywhere">
              <p className="font-semibold text-danger">{what}</p>
              <p>
                {advice} {place && <PlaceLink place={place} status={status} />}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PlaceLink({ place, status }: StatusProps & { readonly place: WarningPlace }) {
  if (place === 'backups') return <TextLink to={href('/admin/backups')}>Backups</TextLink>
  if (place === 'mails') return <TextLink to={`${href('/admin/mails')}?state=failed`}>Mails given up</TextLink>
  const { unfinishedImport } = status
  return unfinishedImport ? (
    <TextLink to={href('/admin/products/import/:id', { id: unfinishedImport.id })}>The import</TextLink>
  ) : null
}

/** Shop, processes, and the pages that are kept. */
export function ShopPanel({ status }: StatusProps) {
  const { version, process, pageCache } = status
  return (
    <Panel title="Shop" className="lg:col-span-6">
      <dl className={LIST}>
        <Fact term="Version">{version.shop}</Fact>
        {version.commit && <Fact term="Commit">{version.commit}</Fact>}
        <Fact term="Node">{version.node}</Fact>
        <Fact term="Processes">{process.of}</Fact>
        <Fact term="This one runs since">
          <Moment at={process.since} />
        </Fact>
        <Fact term="Its memory">{byteSize(process.memoryBytes)}</Fact>
        {pageCache.maxBytes === 0 ? (
          <Fact term="Page cache">Switched off</Fact>
        ) : (
          <>
            <Fact term="Pages served from its memory">{shareKept(pageCache)}</Fact>
            <Fact term="Page cache">
              {byteSize(pageCache.bytes)} of {byteSize(pageCache.maxBytes)}
            </Fact>
          </>
        )}
      </dl>
    </Panel>
  )
}

/** The database: what it is, and that it answers. */
export function DatabasePanel({ status: { database } }: StatusProps) {
  return (
    <Panel title="Database">
      <dl className={LIST}>
        <Fact term="PostgreSQL">{database.version}</Fact>
        <Fact term="Answers in">{database.answeredInMs.toFixed(1)} ms</Fact>
        <Fact term="Size">{byteSize(database.bytes)}</Fact>
        <Fact term="Schema">{database.schema}</Fact>
        <Fact term="Clock apart by">{(Math.abs(database.clockAheadMs) / 1_000).toFixed(1)} s</Fact>
      </dl>
    </Panel>
  )
}

/** What waits to leave, what is saved, and the room there is. */
export function KeepingPanel({ status: { mails, backups, disk } }: StatusProps) {
  return (
    <Panel title="Mails, backups and disk">
      <dl className={LIST}>
        <Fact term="Mails waiting">{mails.waiting.toLocaleString('en-GB')}</Fact>
        <Fact term="Mails given up">{mails.failed.toLocaleString('en-GB')}</Fact>
        <Fact term="Last backup">{backups.last ? <Moment at={backups.last.at} /> : 'None yet'}</Fact>
        <Fact term="Free on disk">
          {byteSize(disk.freeBytes)} of {byteSize(disk.bytes)}
        </Fact>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-4 text-base">
        <TextLink to={href('/admin/mails')}>Mails</TextLink>
        <TextLink to={href('/admin/backups')}>Backups</TextLink>
      </p>
    </Panel>
  )
}

function Moment({ at }: { readonly at: Date }) {
  return <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
}
