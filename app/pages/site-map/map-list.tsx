import { Link } from "react-router";
import type { MappedPage } from "./site-map.server.ts";

/** Pages of the site map, and those below each. */
export function MapList({ pages }: { readonly pages: readonly MappedPage[] }) {
  return (
    <ul className="site-map__list type-card">
      {pages.map(({ name, href, below }) => (
        <li key={href}>
          <Link className="site-map__link" to={href} viewTransition>
            {name}
          </Link>
          {below.length > 0 && <MapList pages={below} />}
        </li>
      ))}
    </ul>
  );
}
