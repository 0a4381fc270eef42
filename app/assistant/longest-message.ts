/** Characters of the longest message, as `maxlength` counts them; the function refuses longer ones. */
export const longestMessage = 1000;
