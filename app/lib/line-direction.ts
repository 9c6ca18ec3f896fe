/** 1 where lines run from left to right, -1 from right to left: of horizontal steps. */
export function lineDirection(): 1 | -1 {
  return document.dir === 'rtl' ? -1 : 1
}
