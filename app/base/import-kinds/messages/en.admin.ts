// Why an import that was undone leaves something
export const changedSince = 'It was changed since this import, so it stays.'
export const usedSince = 'It was used since this import, such as in an order, so it stays.'
export const savedTooEarly = 'It was saved by an earlier version of this software, which did not record how to undo it.'

export const earlierStore = 'an earlier store'
