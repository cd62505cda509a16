import { existsSync } from 'node:fs';

// Settings of the owner, such as SITE_URL; variables that are set already take precedence.
if (existsSync('.env')) process.loadEnvFile('.env');
