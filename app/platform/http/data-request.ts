import { createContext } from 'react-router'

/** Whether only the data of a page is requested, for a navigation in the browser. */
export const isDataRequest = createContext(false)
