// The list
export const messages = 'Messages'
export const inboxOff = {
  before: 'New messages are not stored: “Receive contact form messages” is off under',
  link: 'Store text',
}
export const searchHint = 'Name, email or text'
export const messagesShown = 'Messages shown'
export const show = { '': 'Messages: All', unread: 'Messages: Unread' }
export const emptyNoun = 'messages'
export const emptyHint = 'Shoppers send them from the contact page.'
export const from = 'From'
export const subject = 'Subject'
export const received = 'Received'
export const status = 'Status'
export const read = 'Read'
export const unread = 'Unread'
export const listNotLoaded = 'The messages could not be loaded'
// A message
export const messageNotFound = 'Message not found'
export const notLoaded = 'The message could not be loaded'
export const notChanged = 'The message could not be changed. Please try again.'
export const reply = 'Reply'
export const markUnread = 'Mark as unread'
export const confirmDelete = 'Delete this message?'
export const deleteHint = (subject: string, name: string) => `“${subject}” from ${name} will be deleted permanently.`
export const deleteMessage = 'Delete message'
