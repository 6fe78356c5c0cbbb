/** Reads codes from pictures. Only some browsers have it. */
export interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type BarcodeReaderClass = new (options: { readonly formats: readonly string[] }) => BarcodeReader;

/** Why codes cannot be scanned here; undefined where they can. */
export function whyNoScan(): 'needsHttps' | 'needsCamera' | undefined {
  if (!isSecureContext) return 'needsHttps';
  return barcodeReaderClass() === undefined || navigator.mediaDevices === undefined ? 'needsCamera' : undefined;
}

export function newBarcodeReader(): BarcodeReader | undefined {
  const Reader = barcodeReaderClass();
  return Reader === undefined ? undefined : new Reader({ formats: ['qr_code'] });
}

/** Not among the types of the DOM: it is no standard yet. */
const barcodeReaderClass = (): BarcodeReaderClass | undefined =>
  (globalThis as { readonly BarcodeDetector?: BarcodeReaderClass }).BarcodeDetector;
