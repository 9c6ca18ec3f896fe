export const messageNotFound = 'Message not found'
export const theMessageCouldNotBeChangedPlease = 'The message could not be changed. Please try again.'
export const reply = 'Reply'
export const markUnread = 'Mark unread'
export const deleteText = 'Delete'
export const fromWillBeDeletedPermanently = (subject: string, name: string) =>
  `“${subject}” from ${name} will be deleted permanently.`
export const deleteThisMessage = 'Delete this message?'
export const deleteMessage = 'Delete message'
export const theMessageCouldNotBeLoaded = 'The message could not be loaded'
export const messages = 'Messages'
export const newMessagesAreNotStoredKeep = {
  before: 'New messages are not stored: “Keep messages of the contact form” is off in',
  link: 'Settings',
}
export const nameEmailOrText = 'Name, email or text'
export const messagesShown = 'Messages shown'
export const shoppersSendThemFromTheContactPage = 'Shoppers send them from the contact page.'
export const theMessagesCouldNotBeLoaded = 'The messages could not be loaded'
export const from = 'From'
export const subject = 'Subject'
export const received = 'Received'
export const status = 'Status'
export const read = 'Read'
export const unread = 'Unread'
