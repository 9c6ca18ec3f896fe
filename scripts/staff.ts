import process from 'node:process'
import { text } from 'node:stream/consumers'
import { StartError } from '#app/lib/errors.ts'
import { formatDateTimeWithZone } from '#app/lib/format/date.ts'
import { db } from '#app/platform/db/db.server.ts'
import {
  createStaff,
  listStaff,
  resetPassword,
  resetSecondFactorByEmail,
  setStaffActive,
} from '#app/store/staff/staff.server.ts'
import { getRoleLabel } from '#app/store/staff-labels.ts'
import { readOptions, runCommand } from '#scripts/command.ts'
import { printLine } from '#scripts/log-line.ts'

const USAGE = `Usage:
  npm run staff -- create --email ada@example.com --name "Ada Obi"
  npm run staff -- reset-password --email ada@example.com
  npm run staff -- reset-second-factor --email ada@example.com
  npm run staff -- switch-off --email ada@example.com
  npm run staff -- switch-on --email ada@example.com
  npm run staff -- list

A password is generated and shown once. To choose your own, add --password-stdin and pipe it in:
  npm run --silent staff -- reset-password --email ada@example.com --password-stdin < password.txt`

async function run(): Promise<void> {
  const { values, positionals } = readOptions(USAGE, {
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
    },
  })
  const [command, ...rest] = positionals
  const { email, name } = values
  if (command === 'list' && rest.length === 0) return printStaff()
  if (!email || rest.length > 0) throw new StartError(USAGE)
  const chosenPassword = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined

  if (command === 'create' && name) {
    const created = await createStaff(db, { email, name, password: chosenPassword })
    printLine(chosenPassword ? `${created.email} can log in.` : `${created.email} can log in with ${created.password}`)
  } else if (command === 'reset-password') {
    const changed = await resetPassword(db, email, chosenPassword)
    printLine(
      `${changed.email} is logged out everywhere and can log in with ${chosenPassword ? 'the new password' : changed.password}`,
    )
  } else if (command === 'reset-second-factor') {
    const reset = await resetSecondFactorByEmail(db, email)
    printLine(
      reset.wasOn
        ? `${reset.email} is logged out everywhere and can log in with only the password.`
        : `${reset.email} does not use two-factor authentication. Nothing was changed.`,
    )
  } else if (command === 'switch-off') {
    const deactivated = await setStaffActive(db, email, false)
    printLine(`${deactivated.email} is logged out and can no longer log in to the admin.`)
  } else if (command === 'switch-on') {
    const activated = await setStaffActive(db, email, true)
    printLine(`${activated.email} can log in to the admin again, with the previous password.`)
  } else {
    throw new StartError(USAGE)
  }
}

async function printStaff(): Promise<void> {
  for (const { email, fullName, role, isActive, lastSeen, secondFactorSince } of await listStaff(db)) {
    const state = isActive
      ? lastSeen
        ? `logged in, last seen ${formatDateTimeWithZone(lastSeen, 'UTC')}`
        : 'logged out'
      : 'deactivated'
    const second = secondFactorSince ? ', two-factor authentication' : ''
    printLine(`${email}  ${fullName} (${getRoleLabel(role)})  ${state}${second}`)
  }
}

await runCommand(run, () => db.$client.end())
