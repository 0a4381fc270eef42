/** Characters of the longest message, as `maxlength` counts them; the function refuses longer ones. */
export const maxMessageLength = 1000;
