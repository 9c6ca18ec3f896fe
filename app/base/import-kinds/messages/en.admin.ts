// Why an import that was undone leaves something
export const changedSince = 'It was changed after this import, so it stays.'
export const usedSince = 'It was used after this import, such as in an order, so it stays.'
export const savedTooEarly = 'It was saved by an earlier version of this software, so it cannot be undone.'

export const earlierStore = 'an earlier store'
