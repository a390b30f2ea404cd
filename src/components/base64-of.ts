/** A file's bytes in base64. @throws Error if the file can no longer be read. */
export async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
  });
  reader.readAsDataURL(file);
  return (await read).split(',', 2)[1] ?? '';
}
