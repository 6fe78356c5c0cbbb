/** Whether this is a device that is held in a hand and may know how. */
export const hasMotion = (): boolean =>
  globalThis.DeviceOrientationEvent !== undefined && matchMedia('(pointer: coarse)').matches;

/** Asks for the motion sensors, where a browser wants to be asked; only after a press. False where there are none. */
export async function mayUseMotion(): Promise<boolean> {
  const sensors: (typeof DeviceOrientationEvent & Asking) | undefined = globalThis.DeviceOrientationEvent;
  if (sensors === undefined || !isSecureContext) return false;
  if (sensors.requestPermission === undefined) return true;
  try {
    return (await sensors.requestPermission()) === 'granted';
  } catch (error) {
    if (error instanceof DOMException) return false; // not after a press, or not in this frame
    throw error;
  }
}

/** Of Safari on phones. */
interface Asking {
  readonly requestPermission?: () => Promise<PermissionState>;
}
