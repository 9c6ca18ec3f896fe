import { toQrPath } from '#app/lib/qr-path.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { getNetwork } from '#app/platform/http/address.ts'
import type { ResponseStatus } from '#app/platform/http/response-init.ts'
import type { AccountInput } from '#app/store/staff/account/account-input.ts'
import type { AccountResult, SecondFactorSetup } from '#app/store/staff/account.ts'
import { adminText } from '#app/store/staff/admin-text.ts'
import { readSession } from '#app/store/staff/auth.server.ts'
import { checkOwnPassword } from '#app/store/staff/confirmed-password.server.ts'
import { getDeviceName } from '#app/store/staff/device-name.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  findPendingSecret,
  findSecondFactor,
  renewBackupCodes,
  resetSecondFactor,
} from '#app/store/staff/second-factor/second-factor.server.ts'
import { buildKeyUri, formatKey, type TotpSecret } from '#app/store/staff/second-factor/totp.ts'
import { listSessions } from '#app/store/staff/sessions.server.ts'
import { changeOwnPassword, listStaff, setShortcuts } from '#app/store/staff/staff.server.ts'
import type { Admin } from '#app/store/staff/staff.ts'

export type Account = Awaited<ReturnType<typeof findAccount>>

export async function findAccount(db: Database, request: Request, admin: Admin) {
  const { session } = await readSession(db, request)
  const [sessions, secondFactor, staff] = await Promise.all([
    listSessions(db, admin.id),
    findSecondFactor(db, admin.id),
    listStaff(db),
  ])
  return {
    secondFactor,
    sessions: sessions.map(({ token, userAgent, ipAddress, ...rest }) => ({
      ...rest,
      device: getDeviceName(userAgent),
      network: ipAddress && getNetwork(ipAddress),
      isThisOne: token === session?.token,
    })),
    others: staff
      .filter(({ id, isActive }) => id !== admin.id && isActive)
      .map(({ id, fullName, email, secondFactorSince }) => ({ id, fullName, email, secondFactorSince })),
  }
}

type Outcome = { readonly result: AccountResult } & ResponseStatus

/** Processes a form on the account page. `store` is the issuer that the authenticator app shows. */
export async function changeAccount(
  db: Database,
  request: Request,
  { admin, input, store }: { readonly admin: Admin; readonly input: AccountInput; readonly store: string },
): Promise<Outcome> {
  const { intent } = input
  const { session } = await readSession(db, request)
  const keep = session?.token ?? '' // without a session, all sessions end
  if ('current' in input) {
    const rejection = await checkOwnPassword(db, admin.id, input.current)
    if (rejection) {
      const { errors, ...init } = rejection
      return { result: { intent, errors }, ...init }
    }
  }
  switch (input.intent) {
    case 'password':
      await changeOwnPassword(db, admin.id, { password: input.password, keep })
      return createSuccess(intent)
    case 'begin': {
      const secret = await beginSecondFactor(db, admin.id)
      if (secret === 'already-on') return createFailure(intent, adminText.secondFactorAlreadyOn)
      return { result: { intent, setup: toSetup(secret, store, admin) }, status: 200 }
    }
    case 'confirm': {
      const codes = await confirmSecondFactor(db, admin.id, { ...input, keep })
      if (codes === 'not-begun') {
        const errors = { '': adminText.setupExpired }
        return { result: { intent, errors, setup: null }, status: 409 }
      }
      if (codes !== 'wrong-codes') return { result: { intent, codes }, status: 200 }
      const secret = await findPendingSecret(db, admin.id)
      const errors = { '': adminText.wrongCodes }
      return { result: { intent, errors, ...(secret && { setup: toSetup(secret, store, admin) }) }, status: 400 }
    }
    case 'backup-codes': {
      const codes = await renewBackupCodes(db, admin.id)
      return codes ? { result: { intent, codes }, status: 200 } : createFailure(intent, adminText.secondFactorNotOn)
    }
    case 'switch-off':
      await disableSecondFactor(db, admin.id)
      return createSuccess(intent)
    case 'reset-other':
      await resetSecondFactor(db, input.staff, admin.id)
      return createSuccess(intent)
    case 'shortcuts':
      await setShortcuts(db, admin.id, input.shortcuts === 'on')
      return createSuccess(intent)
  }
}

function createSuccess(intent: AccountInput['intent']): Outcome {
  return { result: { intent }, status: 200 }
}

function createFailure(intent: AccountInput['intent'], why: string): Outcome {
  return { result: { intent, errors: { '': why } }, status: 409 }
}

function toSetup(secret: TotpSecret, store: string, { email }: Admin): SecondFactorSetup {
  return { qr: toQrPath(buildKeyUri(secret, { store, email })), key: formatKey(secret) }
}
