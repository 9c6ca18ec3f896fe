// The list
export const mail = 'Mail'
export const noMailServer =
  'No mail server is set up (SMTP_URL). Emails are not sent but written to the folder “outbox” of the data folder.'
export const emails = 'Emails'
export const searchHint = 'Email or order number'
export const emailsByStatus = 'Emails by status'
export const all = 'All'
export const states = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }
export const emptyHint = 'The first one is sent with the first order.'
export const rowLabel = (kind: string, subject: string, recipient: string) => `${kind}: ${subject}, to ${recipient}`
export const status = 'Status'
export const listNotLoaded = 'The emails could not be loaded'
// An email
export const emailNotFound = 'Email not found'
// In place of its HTML
export const mailNotFound = 'Mail not found'
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
// Before its time
export const nextAttempt = '; next attempt'
// Sending again
export const notSentAgain = 'The email could not be sent again. Please try again.'
export const alreadySent = 'This email has already been sent.'
export const emailQueued = 'Email queued'
export const sendAgain = 'Send again'
export const sendNow = 'Send now'
export const sendAgainHint = (recipient: string, subject: string) =>
  `${recipient} already received “${subject}”. The same text is sent a second time.`
export const sendNowHint = (subject: string, recipient: string) =>
  `“${subject}” is sent to ${recipient} now. If that fails, it is retried for two days.`
export const confirmSendAgain = 'Send this email once more?'
export const confirmSendNow = 'Send this email now?'
export const sending = 'Sending...'
