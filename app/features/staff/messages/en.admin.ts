export const staffAndAccount = 'Staff and account'
export const yourAccountCouldNotBeLoaded = 'Your account could not be loaded'
export const history = 'History'
export const system = 'System'
export const created = 'Created'
export const duplicated = 'Duplicated'
export const deleted = 'Deleted'
export const changed = (join: string) => `Changed ${join}`
export const saved = 'Saved'
export const password = 'Password'
export const passwordChangedYouAreLoggedOut = 'Password changed. You are logged out everywhere else.'
export const changePassword = 'Change password'
export const changing = 'Changing...'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const charactersOrMoreYouAreLoggedOut = (MIN_PASSWORD: number) =>
  `${MIN_PASSWORD} characters or more. You are logged out everywhere else.`
export const newPasswordOnceMore = 'New password once more'
export const secondFactor = 'Second factor'
export const offWhenOnLoginRequiresYourPassword =
  'Off. When on, login requires your password and a code from an authenticator app on your phone.'
export const secondFactorIsOffLoginRequiresOnly = 'Second factor is off. Login requires only your password.'
export const setUp = 'Set up'
export const settingUp = 'Setting up...'
export const text1ScanThisCodeWithYourAuthenticator =
  '1. Scan this code with your authenticator app, or enter the key. It is shown until you leave this page.'
export const qrCodeForYourAuthenticatorApp = 'QR code for your authenticator app'
export const key = 'Key:'
export const text2EnterTheCodeThatTheApp = '2. Enter the code that the app shows, and then the next one.'
export const switchOn = 'Switch on'
export const switchingOn = 'Switching on...'
export const firstCode = 'First code'
export const theCodeAfterIt = 'The code after it'
export const backupCodes = 'Backup codes'
export const theseAreYourBackupCodesEachWorks =
  'These are your backup codes. Each works once, without your device. They are shown only now: print them, or keep them with your passwords.'
export const onSinceLeft = {
  before: 'On since',
  after: (codesLeft: number) => `. ${codesLeft === 1 ? '1 backup code is' : `${codesLeft} backup codes are`} left.`,
}
export const newBackupCodes = 'New backup codes'
export const switchOff = 'Switch off'
export const whereYouAreLoggedIn = 'Where you are logged in'
export const thisOne = '· this one'
export const loggedInLastSeen = { before: 'Logged in', between: 'Last seen' }
export const from = (network: string) => ` from ${network}`
export const logOutEverywhere = 'Log out everywhere'
export const thisEndsAllYourSessionsOnThis = 'This ends all your sessions, on this device and all others.'
export const logOutEverywhereText = 'Log out everywhere?'
export const loggingOut = 'Logging out...'
export const othersOnTheStaff = 'Others on the staff'
export const secondFactorOn = 'Second factor on'
export const noSecondFactor = 'No second factor'
export const secondFactorResetTheyAreLoggedOut =
  'Second factor reset. They are logged out and log in with only their password.'
export const reset = 'Reset'
export const theSecondFactorOf = (name: string) => `the second factor of ${name}`
export const resetSecondFactor = 'Reset second factor'
export const resetting = 'Resetting...'
export const onlyIfYouAreSureThatIs = (name: string) =>
  `Only if you are sure that ${name} is asking: by voice, not by mail.`
export const yourOwnPassword = 'Your own password'
export const logoutFailed = 'The store could not be reached, so you are still logged in. Please try again.'
