import { existsSync } from 'node:fs';

// What the owner of the site has set for good, such as SITE_URL; a variable that is set for one command comes first.
if (existsSync('.env')) process.loadEnvFile('.env');
