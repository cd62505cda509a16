import './load-env';
import { buildSite } from './gate/build-site';

if (!(await buildSite())) process.exit(1);
