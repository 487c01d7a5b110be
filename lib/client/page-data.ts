/** Returns the data that the server has added to an element (`components/ui/JsonScript.tsx`). */
export function pageData<Data>(element: Element): Data {
  return JSON.parse(element.querySelector('script[type="application/json"]')?.textContent ?? '{}') as Data
}
