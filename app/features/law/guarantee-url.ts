/** What the EU explains to consumers, to which its harmonised notice leads (Implementing Regulation (EU) 2025/1960). */
export const GUARANTEE_URL = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm'
