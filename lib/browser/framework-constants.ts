// Of the constants of the framework, most of which are for its server, the only one that its part in the browser reads.

/** Header of a response that names the deployment it is of. A static host sends none. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
