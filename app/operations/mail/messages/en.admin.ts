// The list
export const sentEmails = 'Sent emails'
export const noMailServer = {
  before: 'No mail server is set up, so nobody receives these emails: they are written to files on the server.',
  link: 'Set up the mail server',
}
export const emails = 'Emails'
export const searchHint = 'Email or order number'
export const emailsByStatus = 'Emails by status'
export const all = 'All'
export const states = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }
export const emptyNoun = 'emails'
export const emptyHint = 'Emails to your customers appear here.'
export const emptyWithoutServer = 'Emails to your customers appear here once you set up a mail server.'
export const rowLabel = (kind: string, subject: string, recipient: string) => `${kind}: ${subject}, to ${recipient}`
export const status = 'Status'
export const listNotLoaded = 'The emails could not be loaded'
// An email
export const emailNotFound = 'Email not found'
// Shown instead of the email's HTML
export const mailNotFound = 'Email not found'
export const notLoaded = 'The email could not be loaded'
export const email = 'Email'
export const asHtml = 'The email as HTML'
export const plainText = 'Plain text'
export const to = 'To'
export const from = 'From'
export const order = 'Order'
export const created = 'Created'
export const sent = 'Sent'
export const failed = 'Failed'
export const attempts = 'Attempts'
export const error = 'Error'
export const messageId = 'Message-ID'
export const failedAfter = (error: string, attempts: number) =>
  `${error}, after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`
// Shown before the time of the next attempt
export const nextAttempt = '; next attempt'
// Sending again
export const notSentAgain = 'The email could not be sent again. Please try again.'
export const alreadySent = 'This email has already been sent.'
export const emailQueued = 'Email queued'
export const sendAgain = 'Send again'
export const sendNow = 'Send now'
export const sendAgainHint = (recipient: string, subject: string) =>
  `${recipient} already received “${subject}”. The same email will be sent again.`
export const sendNowHint = (subject: string, recipient: string) =>
  `“${subject}” will be sent to ${recipient} now. If that fails, the store keeps trying for two days.`
export const confirmSendAgain = 'Send this email once more?'
export const confirmSendNow = 'Send this email now?'
export const sending = 'Sending...'

// The settings
export const mailSettings = 'Mail'
export const mailSettingsNotLoaded = 'The mail settings could not be loaded'
export const setUpServer = 'Set up'
export const changeServer = 'Change'
export const sentThrough = (host: string) => `Emails are sent through ${host}.`
export const serverByEnvironment = 'Set on the server by SMTP_URL.'
export const noServer = 'Not set up, so nobody receives your store’s emails.'

// The mail server
export const mailServer = 'Mail server'
export const mailServerNotLoaded = 'The mail server could not be loaded'
export const mailServerHint =
  'Find these details in your email provider’s settings, under SMTP or outgoing mail. The store sends order confirmations and all other emails through this server.'
export const setByEnvironment = {
  before: 'The mail server is set on the server by the variable',
  variable: 'SMTP_URL',
  after: '. This variable overrides the settings on this page, so you cannot change them here.',
}
export const host = 'Server'
export const hostHint = 'For example, smtp.example.com'
export const port = 'Port'
export const otherPort = 'Use a different port'
export const encryption = 'Encryption'
export const encryptions = {
  tls: 'SSL/TLS (port 465)',
  starttls: 'STARTTLS (port 587)',
  none: 'None, only for a server on your own network',
}
export const user = 'Username'
export const cancel = 'Cancel'
export const userHint = 'Often your email address. Leave it blank if the server doesn’t require a login.'
export const password = 'Password'
export const passwordHint = 'Stored encrypted and never shown again.'
export const keepPasswordHint = 'A password is saved. Leave this blank to keep it.'
export const passwordUnreadable =
  'The saved password cannot be decrypted, because the store was restored with a different secret. Enter it again: no emails are sent until then.'
export const fromName = 'Sender name'
export const fromNameHint = 'Default: store name.'
export const fromAddress = 'Sender address'
export const fromAddressHint =
  'Default: store email. Many providers only let you send from your own address there. Replies go to the store email.'
export const yourPasswordHint = 'Confirms that it is you: your customers’ emails go through this server.'
export const save = 'Save'
export const saving = 'Saving...'
export const mailServerSaved = 'Mail server saved'
export const saveAndTest = 'Save and send test'
export const savedButNotTested = (why: string) => `Saved, but the test email failed: ${why}`
export const mailServerNotSaved = 'The mail server was not saved'
export const remove = 'Remove'
export const mailServerRemoved = 'Mail server removed'
export const notRemoved = 'The mail server could not be removed. Please try again.'
export const confirmRemove = 'Remove the mail server?'
export const removeHint =
  'The store will stop sending emails: customers will get no confirmations, and you will get no notifications.'
export const removing = 'Removing...'
export const testMail = 'Test email'
export const testHint = (address: string) => `Sends an email to ${address}, your login email, using the saved settings.`
export const sendTest = 'Send a test email'
export const testSent = (address: string) => `The mail server accepted the email to ${address}. Check that it arrived.`
export const testFailed = (reason: string) => `${reason}.`
export const serverSaid = (reply: string) => `The server said: ${reply}`
export const nothingToTest = 'Save a mail server first.'
export const tooManyTests = 'Too many test emails were sent. Please try again in an hour.'
export const testNotSent = 'The test email could not be sent. Please try again.'
export const testSubject = (store: string) => `Test email from ${store}`
export const testText = 'Your store’s mail server works: it sent this email.'
// Errors in the mail server form
export const oneLine = 'Enter a single line'
export const notAHost = 'Enter the server name without https:// or a port, such as smtp.example.com'
export const notAPort = 'Enter a number from 1 to 65535, such as 465'
export const chooseEncryption = 'Choose the encryption'
export const notAnEmail = 'Enter an email address, or leave it blank'
export const enterPassword =
  'Enter this user’s password: it is required when the server, username or encryption changes'
export const confirmFirst = 'You entered your password too long ago. Reload the page, then save with your password.'
export const serverInEnvironment = 'The mail server is set by SMTP_URL on the server and cannot be changed here.'
export const serverChanged = 'The mail server was changed by someone else. Reload the page and try again.'
export const entered = 'entered'
// In the history
export const serverFields = {
  host: 'Server',
  port: 'Port',
  encryption: 'Encryption',
  user: 'Username',
  password: 'Password',
  fromName: 'Sender name',
  fromAddress: 'Sender address',
}
