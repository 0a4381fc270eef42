/** Name of the event by which the development server tells open pages that their content has changed. */
export const contentChanged = "content:changed";
