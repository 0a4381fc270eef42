/**
 * Turns the text of a `.data` file, which holds `{ [route]: { data } }`, into what the router hydrates a page with:
 * `{ loaderData: { [route]: data } }`. So no built page has to carry its data a second time.
 *
 * Both are in the flat format of turbo-stream: a line of JSON, an array whose first element is the outermost object.
 * `{"_1":2}` is an object whose key is the element 1 and whose value is the element 2.
 *
 * @throws Error when the text is something else, such as the page of a host for errors.
 */
export function hydrationState(text: string): string {
  const [line = "", ...deferred] = text.split("\n");
  const values: unknown[] = JSON.parse(line);
  const [routes] = values;
  const loaderData = Object.fromEntries(
    Object.entries(referencesOf(routes)).map(([route, result]) => {
      const [[key = "", data] = []] = Object.entries(referencesOf(values[result]));
      if (values[Number(key.slice(1))] !== "data") throw new Error("The data file of the page has no data of a route.");
      return [route, data];
    }),
  );
  const end = values.length;
  values.push("loaderData", loaderData);
  values[0] = { [`_${end}`]: end + 1 };
  return [JSON.stringify(values), ...deferred].join("\n");
}

/** Returns an object of the flat format, whose values are places in the array. */
function referencesOf(value: unknown): Record<string, number> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject || !Object.values(value).every(Number.isInteger)) {
    throw new Error("The data file of the page is not in the format of the router.");
  }
  return Object.fromEntries(Object.entries(value));
}
