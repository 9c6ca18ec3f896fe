import { Info, OctagonAlert } from 'lucide-react'
import { href } from 'react-router'
import { shareKept } from '#app/features/settings/page-cache-figures.ts'
import type { SystemStatus, SystemWarning, WarningPlace } from '#app/features/system/system-status.ts'
import { byteSize } from '#app/lib/byte-size.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Fact } from '#app/ui/admin/fact.tsx'
import { Mark } from '#app/ui/admin/mark.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type StatusProps = { readonly status: SystemStatus }

const LIST = 'grid gap-2 text-base tabular-nums wrap-anywhere'

const LEVELS = {
  problem: { word: 'Problem', Icon: OctagonAlert, panel: 'border-danger bg-danger-soft', text: 'text-danger' },
  notice: { word: 'Notice', Icon: Info, panel: 'border-info bg-info-soft', text: 'text-info' },
} as const

/** What somebody should look after, or that there is nothing. */
export function WarningsPanel({ warnings, status }: StatusProps & { readonly warnings: readonly SystemWarning[] }) {
  return (
    <Panel title="What needs you" className="lg:col-span-12">
      {warnings.length === 0 ? (
        <p className="text-base">
          <Mark glyph="●" tone="moss">
            Nothing needs you
          </Mark>
        </p>
      ) : (
        <ul className="grid gap-3">
          {warnings.map((warning) => (
            <Warning key={warning.what} warning={warning} status={status} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Warning({
  warning: { level, what, advice, place },
  status,
}: StatusProps & { readonly warning: SystemWarning }) {
  const { word, Icon, panel, text } = LEVELS[level]
  return (
    <li className={`flex gap-3 border-l-4 px-3 py-2 text-base wrap-anywhere ${panel}`}>
      <Icon className={`mt-0.5 size-4 flex-none ${text}`} aria-hidden="true" />
      <div className="min-w-0">
        <p className={`font-semibold ${text}`}>
          {word}: {what}
        </p>
        <p>
          {advice} {place && <PlaceLink place={place} status={status} />}
        </p>
      </div>
    </li>
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
        <Fact term="Version of Lumina">{version.shop}</Fact>
        {version.commit && (
          <Fact term="Commit" hint="The state of the sources that it was built from.">
            {version.commit}
          </Fact>
        )}
        <Fact term="Node.js" hint="The program that runs it.">
          {version.node}
        </Fact>
        <Fact
          term="Processes"
          hint={
            process.of > 1 && 'They share the work on this machine. What follows is about the one that answered now.'
          }
        >
          {process.of}
        </Fact>
        <Fact term="Running since">
          <LocalTime at={process.since} />
        </Fact>
        <Fact term="Memory" hint="What the process takes of this machine’s, the pages it keeps among it.">
          {byteSize(process.memoryBytes)}
        </Fact>
        {pageCache.maxBytes === 0 ? (
          <Fact term="Page cache" hint="Every page is made anew for each visitor.">
            Switched off
          </Fact>
        ) : (
          <>
            <Fact term="Pages served from memory" hint="The more, the faster the shop. It begins anew with each start.">
              {shareKept(pageCache)}
            </Fact>
            <Fact term="Page cache" hint="How much memory such pages take, and may take.">
              {byteSize(pageCache.bytes)} of {byteSize(pageCache.maxBytes)}
            </Fact>
          </>
        )}
      </dl>
    </Panel>
  )
}

const REPLICA_STATES = {
  used: 'In use',
  behind: 'Behind',
  away: 'Away',
  foreign: 'No replica',
} as const

/** The database: what it is, and that it answers. */
export function DatabasePanel({ status: { database, replica } }: StatusProps) {
  return (
    <Panel title="Database">
      <dl className={LIST}>
        <Fact term="PostgreSQL">{database.version}</Fact>
        <Fact term="Answers in" hint="How long it took over a short question just now.">
          {database.answeredInMs.toFixed(1)} ms
        </Fact>
        <Fact term="Size" hint="All that the shop knows but its pictures, which are files.">
          {byteSize(database.bytes)}
        </Fact>
        <Fact term="Tables as of" hint="The newest change to them that was applied.">
          {database.schema}
        </Fact>
        <Fact term="Clocks apart by" hint="The database’s and this machine’s: up to half a minute does no harm.">
          {(Math.abs(database.clockAheadMs) / 1_000).toFixed(1)} s
        </Fact>
        {replica && (
          <Fact term="Replica" hint="A copy that public pages are read from, while it has all that they have to show.">
            {REPLICA_STATES[replica.state]}
            {replica.state === 'behind' && ` by ${(replica.lagMs / 1_000).toFixed(1)} s`} since{' '}
            <LocalTime at={replica.since} />
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

/** What waits to leave, what is saved, and the room there is. */
export function KeepingPanel({ status: { mails, backups, disk } }: StatusProps) {
  return (
    <Panel title="Mails, backups and disk">
      <dl className={LIST}>
        <Fact term="Mails waiting" hint="To leave, or to be tried again.">
          {mails.waiting.toLocaleString('en-GB')}
        </Fact>
        <Fact term="Mails given up" hint="Tried often enough: they leave only if somebody sends them again.">
          {mails.failed.toLocaleString('en-GB')}
        </Fact>
        <Fact term="Last backup">{backups.last ? <LocalTime at={backups.last.at} /> : 'None yet'}</Fact>
        <Fact term="Free on disk" hint="Of the disk that the data folder is on.">
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
