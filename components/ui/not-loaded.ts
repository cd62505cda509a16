import { toastLoadError } from './toast-load-error';

export const sayNotLoaded = toastLoadError;
