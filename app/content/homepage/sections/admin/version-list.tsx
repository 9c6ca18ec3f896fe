import { Form } from 'react-router'
import { adminText } from '#app/content/homepage/admin-text.ts'
import type { HomepageVersion } from '#app/content/homepage/sections/admin/homepage-state.server.ts'
import { TextButton } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'

type VersionListProps = {
  readonly versions: readonly HomepageVersion[]
  /** Identifies the loaded state of the homepage. */
  readonly version: string
  readonly isBlocked: boolean
}

export function VersionList({ versions, version, isBlocked }: VersionListProps) {
  if (versions.length === 0) return null
  return (
    <Panel title={adminText.publishedVersions}>
      <ol className="text-base">
        {versions.map(({ id, publishedAt, staffName }, at) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line last:border-b-0">
            <span className="flex-1">
              {publishedAt && <LocalTime at={publishedAt} />}
              <span className="text-ink-2"> · {staffName ?? adminText.system}</span>
            </span>
            {at === 0 ? (
              <span className="text-ink-2">{adminText.whatShoppersSee}</span>
            ) : (
              <Form method="post">
                <input type="hidden" name="intent" value="restore" />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="restored" value={id} />
                <TextButton type="submit" disabled={isBlocked}>
                  {adminText.restore}
                </TextButton>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
