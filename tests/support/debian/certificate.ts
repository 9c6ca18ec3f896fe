import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { getDebianUser, PROGRAMS } from '#tests/support/debian/programs.ts'

/**
 * Creates a self-signed certificate for `shop.example` and its key, as two files that the user who runs the services
 * can read.
 */
export function createCertificate(certificate: string, key: string): void {
  const certificateOptions = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-noenc',
    '-days',
    '2',
  ]
  const name = ['-subj', '/CN=shop.example', '-addext', 'subjectAltName=DNS:shop.example']
  const result = spawnSync(
    PROGRAMS.openssl,
    ['req', ...certificateOptions, ...name, '-keyout', key, '-out', certificate],
    {
      encoding: 'utf8',
    },
  )
  if (result.status !== 0) throw new Error(`openssl failed: ${result.stderr}`)
  const user = getDebianUser()
  if (user.uid !== undefined) for (const file of [certificate, key]) chownSync(file, user.uid, user.gid)
}
