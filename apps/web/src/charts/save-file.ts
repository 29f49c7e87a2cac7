/** Hands a file to the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has taken its reference by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
