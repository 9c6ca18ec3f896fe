/** For polling a page while the store works on a file: rendering the page takes the processor that the work needs. */
export const SELDOM = { interval: 200 }
