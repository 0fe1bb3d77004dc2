// The compiler looks for this module if a file imports both `Testing` and `CoreGraphics`.
// On Apple's systems it adds attachments of images.
// On Linux it is empty. It exists only so that the import resolves.
