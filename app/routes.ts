import type { RouteConfig } from "@react-router/dev/routes";
import { site } from "#app/site/current-site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";

export default siteRoutes(site) satisfies RouteConfig;
