// Login
export const loginTitle = 'Log in · Lumina admin'
export const logInToAdmin = 'Log in to the admin'
export const logInToContinue = 'Log in to see this page.'
export const email = 'Email'
export const password = 'Password'
export const show = 'Show'
export const hide = 'Hide'
/** Read after ‘Show’ and ‘Hide’. */
export const passwordInSentence = 'password'
export const logIn = 'Log in'
export const loggingIn = 'Logging in...'
export const enterYourCode = 'Enter your code'
export const code = 'Code'
export const codeHint = 'The six digits from your authenticator app, or one of your backup codes.'
export const startAgain = 'Start again'
export const lostDevice =
  'Lost your device and your codes? Another staff member can reset your two-factor authentication.'
export const sessionEnded =
  'Your session here had ended, so your other devices are still logged in. Log in again, then log out everywhere.'
export const loggedOutEverywhere = 'You are logged out on all devices.'
/** This and the next text do not reveal which accounts exist. */
export const loginFailed = 'Invalid email or password'
export const accessDenied = 'Access denied. You do not have admin privileges.'
export const loginNoResponse = 'The store could not be reached. Please try again.'
export const codeRejected = 'This code is wrong or was already used. Wait for the next one, or use a backup code.'
export const tooManyAttempts = (minutes: number) =>
  `Too many login attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
export const forgotPassword = 'Forgot password?'
export const resetPageTitle = 'Reset your password · Lumina admin'
export const resetTitle = 'Reset your password'
export const forgotHint = 'Enter your login email. You will get a link to set a new password.'
export const enterEmail = 'Enter an email address, such as name@example.com.'
export const sendLink = 'Send link'
export const sendingLink = 'Sending...'
/** Shown for every email address, so that it does not reveal who is staff. */
export const linkSent = (email: string) => `If ${email} belongs to a staff member, we’ve sent a link.`
export const linkSentHint = (minutes: number) =>
  `It works once, for ${minutes} minutes. If no email arrives, check the spam folder and the spelling.`
export const tooManyResets = (minutes: number) =>
  `Too many requests. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
export const noMailServer = 'This store can’t send emails yet, so it can’t send you a link.'
export const resetByCommand =
  'Ask whoever runs the store’s server to run this command with your email address. It shows a new password:'
export const resetCommand = 'npm run staff -- reset-password --email you@example.com'
export const copyCommand = 'Copy command'
export const commandCopied = 'Command copied'
export const commandNotCopied = 'The command could not be copied. Select it and copy it.'
export const backToLogin = 'Back to login'
export const setNewPassword = 'Set new password'
export const settingPassword = 'Saving...'
export const resetPasswordHint = (minLength: number) =>
  `At least ${minLength} characters. You will be logged out everywhere.`
export const linkUnusable = 'This link doesn’t work anymore'
export const linkUnusableHint = 'It has expired, was already used, or was replaced by a newer one.'
export const requestNewLink = 'Request a new link'
export const passwordWasReset = 'Your password was changed. Log in with the new one.'

// Emails about a password
export const resetSubject = 'Set a new password'
export const resetRequested = 'Someone asked for a new password for your staff account.'
export const resetLinkLimits = (minutes: number) =>
  `The link works once, for ${minutes} minutes. If you ask again, only the newest link works.`
export const resetUnexpected = 'If this wasn’t you, ignore this email. Your password stays the same.'
export const passwordChangedSubject = 'Your password was changed'
export const passwordWasChanged =
  'The password of your staff account was changed with a link from an email. You are logged out on all devices.'
export const passwordChangeUnexpected =
  'If this wasn’t you, someone can read your email. Secure your inbox first, then reset your password again.'
export const logInFirst = 'Please log in first.'
export const secondStepNeeded = 'This account uses two-factor authentication. Log in at /admin/login.'

// Account
export const staffAndAccount = 'Account'
export const profile = 'Profile'
export const name = 'Name'
export const role = 'Role'
export const storeTimeZone = 'Store time zone'
export const accountNotLoaded = 'Your account could not be loaded'

// The account’s password
export const changePassword = 'Change password'
export const changing = 'Changing...'
export const currentPassword = 'Current password'
export const enterCurrentPassword = 'Enter your current password.'
export const wrongPassword = 'This is not your current password.'
export const newPassword = 'New password'
export const newPasswordHint = (minLength: number) =>
  `At least ${minLength} characters. You will be logged out everywhere else.`
export const passwordTooShort = (min: number) => `The password must have at least ${min} characters.`
export const passwordTooLong = (max: number) => `The password can have at most ${max} characters.`
export const passwordCommon = 'This password is easy to guess. Choose another one.'
export const newPasswordAgain = 'Confirm new password'
export const passwordsDiffer = 'The passwords do not match.'
export const passwordChanged = 'Password changed. You are logged out everywhere else.'

// Before a change that could give others access
export const enterYourPassword = 'Enter your own password to confirm.'

// The account’s second factor
export const secondFactor = 'Two-factor authentication'
export const secondFactorHint =
  'Off. When it is on, you log in with your password and a code from an authenticator app on your phone.'
export const setUp = 'Set up'
export const settingUp = 'Setting up...'
export const scanCode =
  '1. Scan this code with your authenticator app, or enter the key. Both are shown until you leave this page.'
export const qrCode = 'QR code for your authenticator app'
export const key = 'Key:'
export const enterCodes = '2. Enter the code that the app shows, and then the next one.'
export const firstCode = 'First code'
export const nextCode = 'Next code'
export const sixDigits = 'A code has six digits.'
export const wrongCodes = 'These are not two consecutive codes. Check your device’s clock and enter the next two.'
export const setupExpired = 'The setup has expired. Start again.'
export const secondFactorAlreadyOn = 'Two-factor authentication is already on.'
export const secondFactorNotOn = 'Two-factor authentication is off.'
export const switchOn = 'Turn on'
export const switchingOn = 'Turning on...'
export const secondFactorSince = {
  before: 'On since',
  after: (codesLeft: number) => `. ${codesLeft === 1 ? '1 backup code is' : `${codesLeft} backup codes are`} left.`,
}
export const backupCodes = 'Backup codes'
export const backupCodesHint =
  'These are your backup codes. Each works once, without your device. They are shown only now: print them or save them with your passwords.'
export const newBackupCodes = 'New backup codes'
export const switchOff = 'Turn off'
export const secondFactorOff = 'Two-factor authentication is off. You log in with only your password.'

// The account’s keyboard shortcuts
export const shortcuts = 'Keyboard shortcuts'
export const singleKeys = 'Single-key shortcuts in lists'
export const singleKeysHint =
  'For example, J selects the next row. Press ? in a list to see all of them. Turn this off if you control the computer by voice.'

// The account’s sessions
export const sessions = 'Where you are logged in'
export const thisDevice = 'This device'
export const loggedInAt = 'Logged in'
export const fromNetwork = (network: string) => ` from ${network}`
export const lastSeenAt = 'Last seen'
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'
export const logOutEverywhere = 'Log out everywhere'
export const logOutEverywhereQuestion = 'Log out everywhere?'
export const logOutEverywhereHint = 'This ends all your sessions, on this device and all others.'
export const loggingOut = 'Logging out...'
export const logoutFailed = 'The store could not be reached, so you are still logged in. Please try again.'

// Other staff
export const otherStaff = 'Other staff'
export const secondFactorOn = 'Two-factor authentication on'
export const noSecondFactor = 'No two-factor authentication'
export const reset = 'Reset'
export const secondFactorFor = (name: string) => `two-factor authentication for ${name}`
export const resetSecondFactor = 'Reset two-factor authentication'
export const resetting = 'Resetting...'
export const resetHint = (name: string) =>
  `Do this only if you are sure that ${name} asked for it. Confirm by phone, not by email.`
export const ownPassword = 'Your own password'
export const secondFactorWasReset =
  'Two-factor authentication was reset. This person is logged out and can log in with only a password.'
export const choosePerson = 'Choose a person.'

// History of changes
export const history = 'History'
export const system = 'System'
export const created = 'Created'
export const duplicated = 'Duplicated'
export const deleted = 'Deleted'
export const changedFields = (names: string) => `Changed ${names}`
export const saved = 'Saved'
export const none = 'none'
export const on = 'on'
export const off = 'off'
